import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { test as base } from '../support/component/component-test';
import { sendMessage } from '../support/component/messages';

const test = base.extend('addProject', ({ owner }) => async (title: string) => {
  const project = { title, category: 'Tools', description: 'A small kite.' };
  const [created] = await owner.projects.create.mutate(project);
  return created?._id ?? '';
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const getTexts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** Requires these names in the trash, latest first. */
function expectTrash(expected: string[]) {
  const cells = () => document.querySelectorAll('table tbody td:first-child');
  return waitFor(() => expect(getTexts(cells())).toEqual(expected));
}

test('the history shows an earlier text and restores it', async ({ owner, addProject, visitAsOwner }) => {
  const id = await addProject('Kite');
  await owner.projects.update.mutate({ id, description: 'A large red kite.', status: 'wip' });
  const user = await visitAsOwner(`/admin/projects/${id}`);
  await user.click(await findButton('More actions'));
  await user.click(await findButton('History'));
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  const difference = await dialog.findByRole('region', { name: 'Difference' });
  await within(difference).findByText('Description');
  expect(getTexts(difference.querySelectorAll('del'))).toEqual(['small', 'planning']);
  expect(getTexts(difference.querySelectorAll('ins'))).toEqual(['large red', 'wip']);
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
  const toast = await screen.findByText('Version restored.');
  expect(toast.closest('[role="status"]')).not.toBeNull();
  await waitFor(() =>
    expect(screen.getByLabelText('Description', { selector: '[name="description"]' })).toHaveProperty(
      'value',
      'A small kite.',
    ),
  );
  expect(await owner.versions.list.query({ id })).toHaveLength(3);
});

test('a deleted project can be restored with Undo and from the trash, and deleted permanently', async ({
  site,
  owner,
  addProject,
  visitAsOwner,
}) => {
  const id = await addProject('Gauge');
  const user = await visitAsOwner('/admin/dashboard');
  const expectStatus = async (status: number) =>
    expect(await site.rest('GET', `/projects/${id}`)).toMatchObject({ status });
  const remove = async () => {
    await user.click(await findButton('Delete Gauge'));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Are you sure you want to delete this project?');
    dialog.getByText(/You can restore it for 30 days\.$/);
    await user.click(dialog.getByRole('button', { name: 'Delete project' }));
    await screen.findByText('Project deleted successfully!');
    await expectStatus(404);
  };
  const openTrash = async () => {
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Trash' }));
    await expectTrash(['Gauge']);
  };

  await remove();
  await user.click(button('Undo'));
  await screen.findByText('Project restored.');
  await expectStatus(200);
  await screen.findByRole('link', { name: 'Gauge' });

  // The toast stays while the owner opens the trash.
  await remove();
  await openTrash();
  await user.click(button('Undo'));
  await screen.findByText('The trash is empty.');
  for (const link of screen.getAllByRole('link', { name: 'Dashboard' }).slice(0, 1)) await user.click(link);

  await remove();
  await openTrash();
  screen.getByRole('cell', { name: '30 days' });
  await user.click(button('Restore Gauge'));
  await screen.findByText('Gauge restored.');
  await screen.findByText('The trash is empty.');
  await expectStatus(200);

  await owner.projects.remove.mutate({ id });
  await visitAsOwner('/admin/trash');
  await user.click(await findButton('Delete Gauge permanently'));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete permanently' }),
  );
  await screen.findByText('Gauge deleted permanently.');
  expect(await owner.trash.list.query()).toEqual([]);
});

test('the trash shows one kind of item by its address, and a restored item can be viewed', async ({
  owner,
  addProject,
  visitAsOwner,
}) => {
  const id = await addProject('Barometer');
  const note = await owner.notes.create.mutate({ title: 'Fair weather' });
  const message = await sendMessage(owner, 'Ada');
  const event = await owner.timeline.create.mutate({ title: 'Storm' });
  await owner.timeline.remove.mutate({ id: event._id });
  await owner.projects.remove.mutate({ id });
  await owner.notes.remove.mutate({ id: note._id });
  await owner.contacts.remove.mutate({ ids: [message._id] });
  const user = await visitAsOwner('/admin/trash');
  await expectTrash(['Message from Ada', 'Fair weather', 'Barometer', 'Storm']);
  screen.getByRole('table', { name: 'Trash' });
  const kind = screen.getByLabelText('Kind');
  expect(getTexts(kind.querySelectorAll('option'))).toEqual([
    'Any kind',
    'Projects',
    'Notes',
    'Pages',
    'Timeline elements',
    'Messages',
  ]);
  await user.selectOptions(kind, 'Pages');
  await screen.findByText('No deleted pages.');
  await user.selectOptions(kind, 'Notes');
  await expectTrash(['Fair weather']);
  expect(location.search).toBe('?kind=note');
  await visitAsOwner(location.pathname + location.search);
  await expectTrash(['Fair weather']);
  await user.click(button('Restore Fair weather'));
  await user.click(await findButton('View'));
  await waitFor(() => expect(location.pathname).toBe(`/admin/notes/${note._id}`));

  await visitAsOwner('/admin/trash?kind=nonsense');
  await expectTrash(['Message from Ada', 'Barometer', 'Storm']);
  await user.click(button('Restore Message from Ada'));
  await user.click(await findButton('View'));
  const opened = within(await screen.findByRole('article', { name: /^Message/ }));
  await opened.findByRole('heading', { name: 'Ada' });

  // All elements are edited on one screen, which opens this one.
  await visitAsOwner('/admin/trash');
  await user.click(await findButton('Restore Storm'));
  await user.click(await findButton('View'));
  const card = await screen.findByRole('article', { name: 'Storm' });
  expect(location.pathname + location.hash).toBe(`/admin/about#${event._id}`);
  await within(card).findByRole('button', { name: 'Save' });
  await waitFor(() => expect(document.activeElement).toBe(card));
});

test('a deleted timeline element and a deleted skill can be restored with Undo', async ({
  owner,
  visitAsOwner,
}) => {
  await owner.timeline.create.mutate({ title: 'First' });
  await owner.skills.replace.mutate([{ name: 'Rust' }, { name: 'SQL' }]);
  const user = await visitAsOwner('/admin/about');
  await user.click(await findButton(/^Delete /));
  await user.click(await findButton('Delete element'));
  await screen.findByText('Nothing on the timeline yet.');
  await user.click(button('Undo'));
  await screen.findByText('Element restored.');
  await findButton(/^Edit /);

  await visitAsOwner('/admin/dashboard');
  const expanders = await screen.findAllByRole('button', { name: 'Expand' });
  for (const expand of expanders.slice(-1)) await user.click(expand);
  await user.click(await findButton('Delete Rust'));
  await user.click(await findButton('Delete skill'));
  await screen.findByText('Skill deleted successfully!');
  await user.click(button('Undo'));
  await screen.findByText('Skill restored.');
  await screen.findByRole('cell', { name: 'Rust' });
  expect(await owner.skills.list.query()).toMatchObject([{ name: 'Rust' }, { name: 'SQL' }]);
});

test('projects that are deleted together appear in a trash that was open before, and leave it with Undo', async ({
  addProject,
  visitAsOwner,
}) => {
  for (const title of ['Gauge', 'Vane']) await addProject(title);
  // Time stands still, so that the trash does not become stale by itself.
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'] });
  const user = await visitAsOwner('/admin/trash');
  await screen.findByText('The trash is empty.');
  screen.getByText(/You can restore deleted .* and messages here\./);
  const admin = within(screen.getByRole('navigation', { name: 'Admin' }));
  await user.click(admin.getByRole('link', { name: 'Projects' }));
  for (const title of ['Gauge', 'Vane'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  await user.click(button('Delete Selected'));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete projects' }),
  );
  await screen.findByText('2 projects deleted.');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Trash' }));
  await expectTrash(['Gauge', 'Vane']);
  await user.click(button('Undo'));
  await screen.findByText('The trash is empty.');
});

test('the trash is emptied after a question', async ({ owner, addProject, visitAsOwner, network }) => {
  for (const title of ['Kite', 'Buoy']) await owner.projects.remove.mutate({ id: await addProject(title) });
  const user = await visitAsOwner('/admin/trash');
  await expectTrash(['Buoy', 'Kite']);
  await user.click(button('Empty trash'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Empty the trash' }));
  question.getByText(/^Delete all 2 items permanently/);
  const failure = network.fail('trash.empty');
  await user.click(question.getByRole('button', { name: 'Empty trash' }));
  await question.findByText(/^Couldn't empty the trash\./);
  failure.stop();
  await user.click(question.getByRole('button', { name: 'Empty trash' }));
  await screen.findByText('Trash emptied.');
  expect(await owner.trash.list.query()).toEqual([]);
});
