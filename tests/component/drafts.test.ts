import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { NEW_TIMELINE_ELEMENT } from '#shared/contract/timeline-element';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';
import { titleField } from '../support/component/title-field';

/** Adds a project from the list of projects. */
const test = base.extend('addProject', ({ visitAsOwner }) => async () => {
  const user = await visitAsOwner('/admin/projects');
  await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
  await screen.findByRole('textbox', { name: 'Title' });
  const click = async (name: string | RegExp, scope = within(document.body)) =>
    user.click(await scope.findByRole('button', { name }));
  return { user, click, id: location.pathname.split('/').at(-1) ?? '' };
});

const findBar = async () => within(await screen.findByRole('group', { name: /^Publishing status: / }));
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const findInitialTexts = () => findDialog('Fields with their initial text');
const countInitialMarks = () => screen.queryAllByText('Initial text').length;

test('a new project is a draft, is deleted if it is left without an edit, and marks its initial texts', async ({
  addProject,
  owner,
  visitAsOwner,
}) => {
  await addProject();
  await visitAsOwner('/admin/projects');
  await waitFor(async () => expect(await owner.projects.list.query()).toEqual([]));

  const { user, click } = await addProject();
  const bar = await findBar();
  bar.getByText('Draft');
  expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull();
  const before = countInitialMarks();
  expect(before).toBeGreaterThanOrEqual(4);
  bar.getByText(/ Publish lists it with a lock\.$/);
  await click('Public');
  await bar.findByText(/ Publish shows it to visitors at once\.$/);
  await fillIn(user, titleField(), 'Tide table');
  await waitFor(() => expect(countInitialMarks()).toBe(before - 1));
});

test('a new project can be scheduled, and publishing it saves unsaved text and can clear its initial texts', async ({
  addProject,
  owner,
  site,
}) => {
  const { user, click, id } = await addProject();
  const expectStatus = async (status: number) =>
    expect(await site.rest('GET', `/projects/${id}`)).toMatchObject({ status });
  await fillIn(user, titleField(), 'Tide table');
  await click('Schedule', within(screen.getByRole('region', { name: 'Who sees it' })));
  const dialog = await findDialog('Schedule');
  await fillIn(user, dialog.getByLabelText(/^Date and time/), '2020-01-01T09:00');
  await click('Schedule', dialog);
  await dialog.findByText('Choose a time in the future.');
  await fillIn(user, dialog.getByLabelText(/^Date and time/), '2099-01-02T09:00');
  await click('Schedule', dialog);
  await click('Schedule as is', await findInitialTexts());
  const bar = await findBar();
  await bar.findByText('Scheduled');
  const publishAt = new Date('2099-01-02T09:00').toISOString();
  expect(await owner.projects.get.query({ id })).toMatchObject({ title: 'Tide table', publishAt });
  await expectStatus(404);

  await fillIn(user, titleField(), 'Tide tables');
  await click('Publish now', bar);
  await click('Clear and publish', await findInitialTexts());
  await waitFor(() => expect(location.pathname).toBe('/projects'));
  await expectStatus(200);
  const cleared = { description: '', details: '', learned: '', timeline: '' };
  expect(await owner.projects.get.query({ id })).toMatchObject({
    title: 'Tide tables',
    slug: 'tide-tables',
    ...cleared,
  });
});

test('a project whose unpublishing failed is unpublished by the second try', async ({
  network,
  owner,
  site,
  visitAsOwner,
}) => {
  const [project] = await owner.projects.create.mutate({ title: 'Weir gauge' });
  const user = await visitAsOwner(`/admin/projects/${project?._id}`);
  const bar = await findBar();
  const unpublish = async () => {
    await user.click(bar.getByRole('button', { name: 'More actions' }));
    await user.click(await bar.findByRole('button', { name: 'Unpublish' }));
  };
  const failure = network.fail('projects.update');
  await unpublish();
  await screen.findByText(/^Failed to update project/);
  failure.stop();
  // A later save does not repeat the failed change.
  bar.getByText(/saved \d\d:\d\d/);
  await unpublish();
  await bar.findByText(/Only you can see it\./);
  expect(await site.rest('GET', `/projects/${project?._id}`)).toMatchObject({ status: 404 });
});

test('publishing an untouched draft leads to its title', async ({ addProject, owner, visitAsOwner }) => {
  const { user, click } = await addProject();
  await click('Publish');
  const question = await findInitialTexts();
  question.getByText('Title');
  expect(question.queryByRole('button', { name: 'Clear and publish' })).toBeNull();
  question.getByRole('button', { name: 'Publish as is' });
  const writeTitle = question.getByRole('button', { name: 'Write a title' });
  await waitFor(() => expect(document.activeElement).toBe(writeTitle));
  await user.click(writeTitle);
  await waitFor(() => expect(document.activeElement).toBe(titleField()));
  await user.keyboard('Buoy');
  expect(titleField()).toHaveProperty('value', 'Buoy');
  await click('Publish');
  await click('Clear and publish', await findInitialTexts());
  await waitFor(() => expect(location.pathname).toBe('/projects'));

  const { title } = NEW_TIMELINE_ELEMENT;
  await owner.timeline.create.mutate({ ...NEW_TIMELINE_ELEMENT, year: 2024, order: 0, draft: true });
  const next = await visitAsOwner('/admin/about');
  const card = within(await screen.findByRole('article', { name: title }));
  // A closed card opens.
  await next.click(card.getByRole('button', { name: `Publish ${title}` }));
  await next.click((await findInitialTexts()).getByRole('button', { name: 'Write a title' }));
  await waitFor(() => expect(document.activeElement).toBe(card.getByLabelText('Title')));
});

test('unpublished changes to a published project are discarded after a question', async ({
  owner,
  visitAsOwner,
}) => {
  const [project] = await owner.projects.create.mutate({ title: 'Weir gauge', details: 'As it was.' });
  const id = project?._id ?? '';
  await owner.projects.update.mutate({ id, pendingChanges: { title: 'Weir gauge 2' } });
  const user = await visitAsOwner('/admin/projects');
  const link = await screen.findByRole('link', { name: /^Weir gauge/ });
  expect(link.closest('li')?.textContent).toContain('Unpublished changes');
  await visitAsOwner(`/admin/projects/${id}`);
  const bar = await findBar();
  expect(titleField()).toHaveProperty('value', 'Weir gauge 2');
  await user.click(bar.getByRole('button', { name: 'More actions' }));
  await user.click(await bar.findByRole('button', { name: 'Discard unpublished changes' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await screen.findByText('Unpublished changes discarded.');
  expect(titleField()).toHaveProperty('value', 'Weir gauge');
  expect(await owner.projects.get.query({ id })).not.toHaveProperty('pendingChanges');
});

test.for([
  ['a draft', { draft: true }, ['Schedule', 'History']],
  ['a scheduled note', { publishAt: '2999-01-01T10:00:00.000Z' }, ['Change time', 'Unschedule', 'History']],
  ['a published note', {}, ['Save draft', 'Unpublish', 'History']],
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
