import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from '../support/component/component-test';

test.for([
  ['a draft', { draft: true }, ['Schedule', 'History']],
  ['a scheduled note', { publishAt: '2999-01-01T10:00:00.000Z' }, ['Change time', 'Unschedule', 'History']],
  ['a published note', {}, ['Save Draft', 'Unpublish', 'History']],
] as const)(
  'the menu of the editor offers what fits the state of %s',
  async (row, { owner, visitAsOwner }) => {
    const [, fields, actions] = row;
    const { _id: id } = await owner.notes.create.mutate({ title: 'Neap', text: 'Words.', ...fields });
    const user = await visitAsOwner(`/admin/notes/${id}`);
    const bar = within(await screen.findByRole('group', { name: /^Publishing status/ }));
    await user.click(await bar.findByRole('button', { name: 'More actions' }));
    const listActions = () =>
      bar.getAllByRole('listitem').flatMap(item => within(item).getAllByRole('button'));
    await waitFor(() => expect(listActions().map(({ textContent }) => textContent)).toEqual([...actions]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bar.queryByRole('listitem')).toBeNull());
  },
);
