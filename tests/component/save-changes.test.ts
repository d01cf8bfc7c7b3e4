import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';
import type { Owner } from '../support/component/messages';
import { titleField } from '../support/component/title-field';

type Fields = { title: string; slug?: string; draft?: boolean; publishAt?: string };

const KINDS = [
  {
    kind: 'project',
    list: 'projects',
    name: 'Project',
    create: async ({ projects }: Owner, fields: Fields) => (await projects.create.mutate(fields))[0]?._id,
    update: ({ projects }: Owner, fields: { id: string; title: string }) => projects.update.mutate(fields),
  },
  {
    kind: 'note',
    list: 'notes',
    name: 'Note',
    create: async ({ notes }: Owner, fields: Fields) => (await notes.create.mutate(fields))._id,
    update: ({ notes }: Owner, fields: { id: string; title: string }) => notes.update.mutate(fields),
  },
  {
    kind: 'page',
    list: 'pages',
    name: 'Page',
    create: async ({ pages }: Owner, fields: Fields) => (await pages.create.mutate(fields))._id,
    update: ({ pages }: Owner, fields: { id: string; title: string }) => pages.update.mutate(fields),
  },
] as const;

const SCHEDULED_FOR = '2099-01-02T09:00:00.000Z';
const HELD = 'Draft saved. Visitors still see the published version.';
const SEEN = /^Draft saved, visitors still see the version of \d\d:\d\d$/;
const UNPUBLISHED = [
  ['a draft', { draft: true }, 'Only you see it', 'Only you see it'],
  ['a scheduled one', { publishAt: SCHEDULED_FOR }, /^Jan 2, 2099/, 'Saving keeps the schedule'],
] as const;

const findStatus = async () => within(await screen.findByRole('group', { name: /^Publishing status: / }));
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Changes' }));
const pressSaveKeys = (user: UserEvent) => user.keyboard('{Control>}s{/Control}');

async function chooseAction(user: UserEvent, { getByRole }: Pick<typeof screen, 'getByRole'>, name: RegExp) {
  await user.click(getByRole('button', { name: 'More actions' }));
  await user.click(getByRole('button', { name }));
}

describe.for(KINDS)('the editor of a $kind', ({ list, name, create, update }) => {
  const path = (id = '') => `/admin/${list}/${id}`;
  /** Reads an item as a visitor, and as its owner with a token. */
  const test = base.extend('read', ({ site }) => (id = '', token?: string) => {
    return site.rest('GET', `/${list}/${id}`, token === undefined ? {} : { token });
  });

  test('saves a draft of a published one with Ctrl+S and from the menu, which Save Changes publishes', async ({
    owner,
    read,
    visitAsOwner,
  }) => {
    const id = await create(owner, { title: 'One' });
    const expectSeen = async (title: string) => expect(await read(id)).toMatchObject({ body: { title } });
    const user = await visitAsOwner(path(id));
    const status = await findStatus();
    await fillIn(user, titleField(), 'Two');
    await pressSaveKeys(user);
    await screen.findByText(HELD);
    await status.findByText('Unpublished changes');
    await status.findByText(SEEN);
    status.getByText('Save Changes publishes them.');
    await expectSeen('One');
    await fillIn(user, titleField(), 'Three');
    await chooseAction(user, status, /^Save draft/);
    await status.findByText(SEEN);
    await expectSeen('One');

    // Without an edit since the draft was saved.
    await save(user);
    await screen.findByText(`${name} updated successfully!`);
    await expectSeen('Three');
    await visitAsOwner(path(id));
    await (await findStatus()).findByText('Published');
  });

  test('publishes edits with Save Changes, with and without unpublished changes', async ({
    owner,
    read,
    visitAsOwner,
  }) => {
    const id = await create(owner, { title: 'Three' });
    const expectSeen = async (title: string) => expect(await read(id)).toMatchObject({ body: { title } });
    const user = await visitAsOwner(path(id));
    await (await findStatus()).findByText('Published');
    await fillIn(user, titleField(), 'Four');
    await save(user);
    await screen.findByText(`${name} updated successfully!`);
    await expectSeen('Four');

    await visitAsOwner(path(id));
    await findStatus();
    await fillIn(user, titleField(), 'Five');
    await pressSaveKeys(user);
    await screen.findByText(HELD);
    await fillIn(user, titleField(), 'Six');
    await save(user);
    await screen.findByText(`${name} updated successfully!`);
    await expectSeen('Six');
  });

  test.for(UNPUBLISHED)(
    'saves %s without publishing it, stays open and offers Publish',
    async ([, publishing, clean, dirty], { owner, tokens, read, visitAsOwner }) => {
      const id = await create(owner, { title: 'One', ...publishing });
      const user = await visitAsOwner(path(id));
      const status = await findStatus();
      status.getByText(clean);
      await fillIn(user, titleField(), 'Two');
      status.getByText(dirty);
      await save(user);
      await screen.findByText(/^Draft saved\./);
      await screen.findByText(/^saved \d\d:\d\d$/);
      await fillIn(user, titleField(), 'Three');
      await pressSaveKeys(user);
      await screen.findByText(/^saved \d\d:\d\d$/);
      expect(location.pathname).toBe(path(id));
      expect(await read(id)).toMatchObject({ status: 404 });
      expect(await read(id, tokens.token)).toMatchObject({ body: { title: 'Three', ...publishing } });
      await user.click(status.getByRole('button', { name: /^Publish/ }));
      // Its other fields have the texts of a new project.
      if (name === 'Project') await user.click(await screen.findByRole('button', { name: 'Publish as is' }));
      // The specification fixes the text for projects.
      await screen.findByText(name === 'Project' ? `${name} updated successfully!` : `${name} published.`);
      expect(await read(id)).toMatchObject({ body: { title: 'Three' } });
    },
  );

  test('says what its buttons do to a published one, and has no Publish', async ({ owner, visitAsOwner }) => {
    const user = await visitAsOwner(path(await create(owner, { title: 'One' })));
    const status = await findStatus();
    status.getByText(/^saved \d\d:\d\d$/);
    await fillIn(user, titleField(), 'Two');
    status.getByText('Save Changes shows it to visitors at once.');
    expect(status.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  test('numbers the address of a second draft with a title, and refuses a typed one that is in use', async ({
    owner,
    tokens,
    read,
    visitAsOwner,
  }) => {
    await create(owner, { title: 'Twin', slug: 'twin', draft: true });
    await create(owner, { title: 'Other', slug: 'other', draft: true });
    const id = await create(owner, { title: '', draft: true });
    const user = await visitAsOwner(path(id));
    await findStatus();
    const address = screen.getByLabelText(/./, { selector: 'input[name="slug"]' });
    await fillIn(user, titleField(), 'Twin');
    await pressSaveKeys(user);
    await screen.findByText(/^Draft saved\./);
    await waitFor(() => expect(address).toHaveProperty('value', 'twin-2'));
    await fillIn(user, titleField(), 'Triplet');
    await waitFor(() => expect(address).toHaveProperty('value', 'triplet'));
    await fillIn(user, address, 'other');
    await pressSaveKeys(user);
    await screen.findAllByText(/This address is already used by "Other"/);
    expect(await read(id, tokens.token)).toMatchObject({ body: { slug: 'twin-2' } });
  });

  test('saves a draft without a title, and asks for one at the field before it publishes it', async ({
    owner,
    read,
    visitAsOwner,
  }) => {
    const id = await create(owner, { title: 'One', draft: true });
    const user = await visitAsOwner(path(id));
    const status = await findStatus();
    await user.clear(titleField());
    await save(user);
    await screen.findByText(/^Draft saved\./);
    await user.click(status.getByRole('button', { name: 'Publish' }));
    if (name === 'Project') await user.click(await screen.findByRole('button', { name: 'Publish as is' }));
    await screen.findByText('Enter a title');
    expect(titleField().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(titleField()));
    expect(await read(id)).toMatchObject({ status: 404 });
  });

  test('keeps a draft back when it overwrites a version that was saved elsewhere', async ({
    owner,
    read,
    visitAsOwner,
  }) => {
    const id = (await create(owner, { title: 'One' })) ?? '';
    const user = await visitAsOwner(path(id));
    await findStatus();
    await fillIn(user, titleField(), 'Mine');
    await update(owner, { id, title: 'Theirs' });
    await pressSaveKeys(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    await user.click(dialog.getByRole('button', { name: 'Overwrite' }));
    await screen.findByText(HELD);
    expect(await read(id)).toMatchObject({ body: { title: 'Theirs' } });
  });
});

describe('the editor of a timeline element', () => {
  const test = base
    /** Requires the titles that visitors read. */
    .extend('expectSeen', ({ site }) => (...titles: string[]) => {
      const elements = titles.map(title => ({ title }));
      return waitFor(async () => expect((await site.rest('GET', '/timeline')).body).toMatchObject(elements));
    })
    .extend('open', ({ owner, visitAsOwner }) => async (fields: Omit<Fields, 'title'>) => {
      await owner.timeline.create.mutate({ title: 'One', ...fields });
      const user = await visitAsOwner('/admin/about');
      const card = within(await screen.findByRole('article'));
      const click = async (name: string | RegExp) => user.click(await card.findByRole('button', { name }));
      const edit = async (text: string) => {
        await click(/^Edit/);
        await fillIn(user, await card.findByLabelText('Title'), text);
      };
      return { user, card, click, edit };
    });

  test('publishes with Save, with and without unpublished changes, and saves a draft with Ctrl+S', async ({
    open,
    expectSeen,
  }) => {
    const { user, card, click, edit } = await open({});
    await edit('Two');
    await pressSaveKeys(user);
    await card.findByText('Unpublished changes');
    await expectSeen('One');
    await edit('Three');
    await chooseAction(user, card, /^Save draft/);
    await card.findByRole('heading', { name: 'Three' });
    await expectSeen('One');

    await click(/^Edit/);
    await click('Save');
    await card.findByRole('button', { name: /^Edit/ });
    await expectSeen('Three');
    await edit('Four');
    await click('Save');
    await expectSeen('Four');

    await click(/^Edit/);
    await pressSaveKeys(user);
    await card.findByRole('button', { name: /^Edit/ });
    expect(card.queryByText('Unpublished changes')).toBeNull();
  });

  test('saves a draft without publishing it and offers Publish beside Edit and Delete', async ({
    open,
    expectSeen,
  }) => {
    const { user, card, click, edit } = await open({ draft: true });
    await edit('Two');
    await click('Save');
    await card.findByRole('button', { name: /^Edit/ });
    card.getByRole('button', { name: /^Delete/ });
    await expectSeen();
    await click(/^Publish/);
    await user.click(await screen.findByRole('button', { name: 'Publish as is' }));
    await expectSeen('Two');
    await waitFor(() => expect(card.queryByText('Draft')).toBeNull());
    expect(card.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  test('keeps the schedule of an element that Save and Ctrl+S store', async ({ owner, open, expectSeen }) => {
    const { user, card, click, edit } = await open({ publishAt: SCHEDULED_FOR });
    await edit('Two');
    await click('Save');
    await edit('Three');
    await pressSaveKeys(user);
    await card.findByRole('button', { name: /^Edit/ });
    await expectSeen();
    expect(await owner.timeline.list.query()).toMatchObject([{ title: 'Three', publishAt: SCHEDULED_FOR }]);
  });

  test('repeats the draft that failed to save as a draft', async ({ network, open, expectSeen }) => {
    const { user, card, click, edit } = await open({});
    await edit('Two');
    const failure = network.fail('timeline.update');
    await pressSaveKeys(user);
    await card.findByText(/Not saved/);
    failure.stop();
    await click('Retry');
    await card.findByText('Unpublished changes');
    await expectSeen('One');
  });
});
