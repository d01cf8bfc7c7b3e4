import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { SAMPLE_PROJECTS } from '#server/composition/sample/data/sample-projects';
import { SAMPLE_SITE } from '#server/composition/sample/data/sample-site';
import { test } from '#tests/support/component/component-test';

test.override('content', 'sample');

test.for(['setup', 'settings/data'])(
  'an import in %s removes the sample when it starts, and not before',
  async (place, { site, visitAsOwner }) => {
    const visitor = site.trpc();
    const name = (await visitor.skills.list.query())[0]?.name ?? '';
    const user = await visitAsOwner(`/admin/${place}`);
    const isSetup = place === 'setup';
    if (isSetup) {
      await screen.findByText('The sample stays until you import something.');
      await user.click(screen.getByRole('button', { name: 'Import' }));
      await screen.findByRole('button', { name: 'Continue without import' });
    } else {
      await user.click(await screen.findByRole('checkbox', { name: 'Remove the sample content first' }));
    }
    await user.click(screen.getByRole('button', { name: /^resume\.json/ }));
    const resume = { basics: { name: 'Ada Example' }, skills: [{ name }] };
    const file = new File([JSON.stringify(resume)], 'resume.json', { type: 'application/json' });
    const input = document.querySelector<HTMLInputElement>('#import input[accept="application/json,.json"]');
    if (!input) throw new Error('The form of a resume is closed');
    await user.upload(input, file);
    await screen.findByText(/^The import first removes the sample: 8 projects/);
    expect(await visitor.projects.list.query()).toHaveLength(SAMPLE_PROJECTS.length);
    // The sample has a skill of this name and another owner. Both are replaced.
    await user.click(screen.getByRole('button', { name: 'Import 2 items' }));
    await screen.findByText(/^Imported: /);
    expect(await visitor.projects.list.query()).toEqual([]);
    expect(await visitor.skills.list.query()).toMatchObject([{ name }]);
    expect(await visitor.site.get.query()).toMatchObject({ ownerName: 'Ada Example', playground: false });
    if (isSetup) await screen.findByRole('button', { name: 'Continue' });
    else await waitFor(() => expect(screen.queryByText('Remove the sample content first')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Import undone.');
    expect((await visitor.site.get.query()).ownerName).not.toBe(SAMPLE_SITE.ownerName);
  },
);
