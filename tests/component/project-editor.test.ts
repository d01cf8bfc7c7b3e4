import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';
import { signInOnPage } from '../support/component/sign-in-on-page';

const CATEGORIES = ['Alpha', 'Beta', 'Gamma'];

/** A project, whose title is 'Kite', and its editor. */
const test = base.extend('project', async ({ owner, visitAsOwner }) => {
  for (const category of CATEGORIES) await owner.projects.addCategory.mutate({ category });
  await owner.skills.replace.mutate([{ name: 'Rust' }, { name: 'Ruby' }, { name: 'Go' }]);
  const [created] = await owner.projects.create.mutate({ title: 'Kite', category: 'Beta', skills: ['C'] });
  const id = created?._id ?? '';
  return {
    id,
    path: `/projects/${id}`,
    stored: () => owner.projects.get.query({ id }),
    edit: async (query = '') => {
      const user = await visitAsOwner(`/admin/projects/${id}${query}`);
      await screen.findByRole('textbox', { name: 'Title' });
      return user;
    },
  };
});

const CONTROL = 'input, select, textarea';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: CONTROL });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Changes' }));
const arrive = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
const listOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the fields of the project editor', () => {
  test('suggest the description, without its Markdown, as the search description', async ({ project }) => {
    const user = await project.edit();
    await fillIn(user, field('Description'), 'A **bold** [link](https://x.y)');
    await user.click(screen.getByText('Search engines'));
    const suggested = () => field('Search description (optional)').getAttribute('placeholder');
    await waitFor(() => expect(suggested()).toBe('A bold link'));
  });

  test('are edited, previewed and saved, and the toast links to the page', async ({ project }) => {
    const user = await project.edit();
    await fillIn(user, field('Title'), 'Kite II');
    await user.selectOptions(field('Status'), 'Completed');
    await user.click(screen.getByRole('switch', { name: 'Show on the home page' }));
    await user.click(within(screen.getByRole('group', { name: 'Visibility' })).getByText('Public'));
    await fillIn(user, field('Details'), '# Wind\n\n<b>raw</b> *loud*');
    const details = within(screen.getByRole('tabpanel', { name: 'Details' }));
    await user.click(details.getByRole('button', { name: 'Preview' }));
    const preview = within(details.getByRole('region', { name: 'Preview of Details' }));
    await preview.findByRole('heading', { name: 'Wind' });
    expect(preview.getByText('loud').tagName).toBe('EM');
    preview.getByText(/<b>raw<\/b>/);
    expect(document.body.textContent).toContain('5 fields not saved');

    await user.click(screen.getByRole('tab', { name: /Skills/ }));
    await waitFor(() => expect(location.search).toBe('?tab=skills'));
    const newSkill = screen.getByRole('combobox', { name: 'New skill' });
    await user.type(newSkill, 'ru');
    const suggested = within(await screen.findByRole('listbox', { name: 'Known skills' }));
    expect(suggested.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ruby', 'Rust']);
    await user.type(newSkill, '{ArrowDown}{ArrowDown}{Enter}');
    for (const text of [' Own ', 'Own', '  ']) await user.type(newSkill, `${text}{Enter}`);
    await user.click(screen.getByRole('button', { name: 'Remove C' }));
    const skills = within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    expect(skills.map(({ textContent }) => textContent)).toEqual(['Rust', 'Own']);
    expect(document.activeElement).toBe(newSkill);
    // After Ctrl+S and Save and continue the editor stays open.
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Draft saved. Visitors still see the published version.');
    await screen.findByText(/visitors still see the version of \d\d:\d\d/);
    expect(await project.stored()).toMatchObject({ title: 'Kite', pendingChanges: { title: 'Kite II' } });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await screen.findByText('Project updated successfully!');
    expect(location.pathname).toBe(`/admin${project.path}`);
    await user.click(screen.getByRole('button', { name: 'View' }));
    await arrive(project.path);
    expect(await project.stored()).toMatchObject({
      title: 'Kite II',
      status: 'completed',
      featured: true,
      public: true,
      details: '# Wind\n\n<b>raw</b> *loud*',
      skills: ['Rust', 'Own'],
      category: 'Beta',
    });
  });

  test.for(['Status', 'Category'] as const)(
    'accept a new %s, added once and selected, but no blank or canceled one',
    async (name, { project, network }) => {
      const user = await project.edit();
      const open = async () => {
        await user.click(screen.getByRole('button', { name: `Add New ${name}` }));
        return within(await screen.findByRole('dialog', { name: `Add New ${name}` }));
      };
      const dialog = await open();
      await user.type(dialog.getByRole('textbox'), '  {Enter}');
      dialog.getByRole('textbox');
      const failure = network.fail(`projects.add${name}`);
      await user.type(dialog.getByRole('textbox'), 'delta {Enter}');
      await dialog.findByText("Couldn't save the name.");
      failure.stop();
      const calls = () => network.count(`projects.add${name}`);
      expect(calls()).toBe(1);
      const held = network.hold(`projects.add${name}`);
      await user.dblClick(dialog.getByRole('button', { name: 'Retry' }));
      expect(calls()).toBe(2);
      held.release();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(field(name).value).toBe('delta');

      const second = await open();
      const heldAgain = network.hold(`projects.add${name}`);
      await user.type(second.getByRole('textbox'), 'unwanted{Enter}');
      await waitFor(() => expect(calls()).toBe(3));
      await user.click(second.getByRole('button', { name: 'Cancel' }));
      heldAgain.release();
      // The canceled call was in progress, so its value is added to the options, which have capitals.
      if (name === 'Category') await user.click(field(name));
      await screen.findByRole('option', { name: 'Unwanted' });
      expect(listOptions()).toContain('Delta');
      expect(field(name).value).toBe('delta');
    },
  );

  test('offer every category, find one by typing, and create a typed one when the project is saved', async ({
    project,
    owner,
  }) => {
    const user = await project.edit();
    const category = screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' });
    await user.click(category);
    const options = within(screen.getByRole('listbox', { name: 'Categories' }));
    await waitFor(() => expect(options.getAllByRole('option')).toHaveLength(3));
    expect(listOptions()).toEqual(expect.arrayContaining(CATEGORIES));
    await fillIn(user, category, 'gam');
    expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Gamma']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(category.value).toBe('Gamma');
    // The case of a listed category wins.
    await fillIn(user, category, 'alpha');
    await user.tab();
    expect(category.value).toBe('Alpha');
    const hint = 'A new category. It is created when you save.';
    expect(screen.queryByText(hint)).toBeNull();

    await fillIn(user, category, ' Aloft ');
    screen.getByText(hint);
    await user.type(category, '{Enter}');
    expect(category.value).toBe('Aloft');
    await save(user);
    await arrive('/projects');
    expect(await project.stored()).toMatchObject({ category: 'Aloft' });
    expect(await owner.projects.categories.query()).toContain('Aloft');
  });

  test('reject an invalid link before anything is sent', async ({ project, network }) => {
    const user = await project.edit();
    await fillIn(user, field('GitHub URL'), 'javascript:alert(1)');
    await user.click(field('Live demo URL'));
    await screen.findByText(/^Must be a web address/);
    await save(user);
    await screen.findByText(/^Failed to update project: GitHub URL/);
    await waitFor(() => expect(document.activeElement).toBe(field('GitHub URL')));
    expect(network.count('projects.update')).toBe(0);
  });

  test('require a category when there is none', async ({ project, network }) => {
    network.respondWith('projects.get', { ...(await project.stored()), category: '' });
    const none = network.respondWith('projects.categories', []);
    const user = await project.edit();
    await save(user);
    await within(screen.getByRole('region', { name: 'Notifications' })).findByText(
      /Category is required. Please select or add a category./,
    );
    expect(field('Category').getAttribute('aria-invalid')).toBe('true');
    expect(location.pathname).toBe(`/admin${project.path}`);

    none.stop();
    await project.edit();
    await waitFor(() => expect(field('Category').value).toBe('Alpha'));
  });
});

describe('when a call of the project editor fails', () => {
  test('the project, the statuses and the category order report it and can be retried', async ({
    project,
    network,
    visitAsOwner,
  }) => {
    const failure = network.fail('projects.get');
    const statuses = network.fail('projects.statuses');
    network.fail('projects.categories');
    const order = network.fail('projects.categoryOrder');
    const calls = network.hold();
    const user = await visitAsOwner(`/admin${project.path}`);
    await screen.findByText('Loading project details...');
    calls.release();
    await screen.findByText('Failed to load project. Please try again later.');
    failure.stop();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('textbox', { name: 'Title' });
    await screen.findByText('Failed to load statuses. Please try again later.');
    statuses.stop();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.queryByText('Failed to load statuses. Please try again later.')).toBeNull(),
    );

    // Without the list of categories the project's own category remains selected.
    expect(field('Category').value).toBe('Beta');
    await user.click(screen.getByRole('button', { name: 'Edit Category Order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Category Order' }));
    await dialog.findByText("Couldn't load the category order.");
    order.stop();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByRole('button', { name: 'Move Beta' });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await fillIn(user, field('Title'), 'Without a list');
    await save(user);
    await arrive('/projects');
    expect(await project.stored()).toMatchObject({ title: 'Without a list', category: 'Beta' });

    await visitAsOwner('/admin/projects/none');
    await screen.findByText('Project not found.');
    expect(screen.queryByText(/^(View public page|Preview)$/)).toBeNull();
  });

  test('a save that fails on the server or offline preserves every change and succeeds on retry', async ({
    project,
    network,
  }) => {
    const user = await project.edit();
    await fillIn(user, field('Title'), 'Kept');
    const failure = network.fail('projects.update');
    await save(user);
    await findAlert('Failed to update project: Internal server error');
    failure.stop();
    const lost = network.cut();
    await save(user);
    await findAlert(
      'Failed to update project: No response from server. Please check your network connection.',
    );
    lost.restore();
    expect(field('Title').value).toBe('Kept');
    expect(await project.stored()).toMatchObject({ title: 'Kite' });
    await save(user);
    await arrive('/projects');
    await screen.findByText('Project updated successfully!');
    expect(screen.queryByText(/^Failed to update project/)).toBeNull();
    expect(await project.stored()).toMatchObject({ title: 'Kept' });
  });

  test('a deletion asks first, reports the failure, and leads to the projects once it succeeds', async ({
    project,
    network,
    visitAsOwner,
  }) => {
    const user = await project.edit();
    await fillIn(user, field('Title'), 'Obsolete');
    const failure = network.fail('projects.remove');
    await user.click(screen.getByRole('button', { name: 'Delete Project' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/^Are you sure you want to delete this project\?/);
    await user.click(dialog.getByRole('button', { name: 'Delete project' }));
    await dialog.findByText('Failed to delete project. Please try again.');
    failure.stop();
    await user.dblClick(dialog.getByRole('button', { name: 'Delete project' }));
    await arrive('/projects');
    await within(screen.getByRole('region', { name: 'Notifications' })).findByText(
      'Project deleted successfully!',
    );
    await expect(project.stored()).rejects.toThrow('Project not found.');
    await visitAsOwner(`/admin${project.path}`);
    await screen.findByText('Project not found.');
  });

  test('a project that was deleted elsewhere can be saved as a new one', async ({ project, owner }) => {
    const user = await project.edit();
    await fillIn(user, field('Title'), 'Saved from the wreck');
    await owner.projects.remove.mutate({ id: project.id });
    await save(user);
    await screen.findByText('Failed to update project: Project not found.');
    await user.click(screen.getByRole('button', { name: 'Save as a new project' }));
    await arrive('/projects');
    const [first] = await owner.projects.list.query();
    expect(first).toMatchObject({ title: 'Saved from the wreck', category: 'Beta', skills: ['C'] });
  });

  async function findAlert(message: string): Promise<void> {
    await waitFor(() => {
      const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
      expect(texts).toContainEqual(expect.stringContaining(message));
    });
  }
});

describe('unsaved changes to a project', () => {
  test('survive a 401 during a save and a new sign-in', async ({ project }) => {
    const user = await project.edit('?tab=learned');
    await fillIn(user, field('Learned'), 'To keep');
    for (const name of ['token', 'refreshToken']) localStorage.setItem(name, 'no longer valid');
    await user.keyboard('{Control>}s{/Control}');
    await signInOnPage(user);
    await screen.findByText('Unsaved changes restored.');
    expect(field('Learned').value).toBe('To keep');
    await save(user);
    await arrive('/projects');
    expect(await project.stored()).toMatchObject({ learned: 'To keep' });
  });

  test('do not exist in an untouched tab, which shows what was saved elsewhere', async ({
    project,
    owner,
  }) => {
    await project.edit();
    await owner.projects.update.mutate({ id: project.id, title: 'From elsewhere' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(field('Title').value).toBe('From elsewhere'));
  });
});

describe('two saves in the project editor', () => {
  test('in quick succession from one tab store once each without a conflict', async ({
    project,
    network,
  }) => {
    const user = await project.edit();
    const held = network.hold('projects.update');
    await fillIn(user, field('Title'), 'First');
    await user.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
    await fillIn(user, field('Title'), 'Second');
    await user.keyboard('{Control>}s{/Control}');
    held.release();
    await screen.findByText(/visitors still see the version of \d\d:\d\d/);
    expect(network.count('projects.update')).toBe(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await project.stored()).toMatchObject({ title: 'First', pendingChanges: { title: 'Second' } });
  });

  test('of a new project, by a double click, create one project', async ({
    project,
    owner,
    visitAsOwner,
  }) => {
    const user = await visitAsOwner('/admin/projects');
    await user.dblClick(await screen.findByRole('button', { name: 'Add New Project' }));
    await screen.findByRole('textbox', { name: 'Title' });
    const ids = (await owner.projects.list.query()).map(({ _id }) => _id);
    expect(ids).toHaveLength(2);
    expect(location.pathname).toBe(`/admin/projects/${ids.find(id => id !== project.id)}`);
  });

  test('merge without a question when one of them is the star on the dashboard', async ({
    project,
    owner,
  }) => {
    const user = await project.edit();
    await fillIn(user, field('Title'), 'Mine');
    await owner.projects.update.mutate({ id: project.id, featured: true });
    await save(user);
    await arrive('/projects');
    expect(await project.stored()).toMatchObject({ title: 'Mine', featured: true });
  });

  test('from two tabs cause a conflict that the owner resolves by overwriting, which loses no other change', async ({
    project,
    owner,
  }) => {
    const user = await project.edit();
    await fillIn(user, field('Title'), 'Mine');
    await owner.projects.update.mutate({ id: project.id, title: 'Theirs', timeline: 'Their spring' });
    await save(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    await dialog.findByText(/Theirs$/);
    dialog.getByText('Their spring');
    expect(await project.stored()).toMatchObject({ title: 'Theirs' });
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(field('Title').value).toBe('Mine');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
    await arrive('/projects');
    expect(await project.stored()).toMatchObject({ title: 'Mine', timeline: 'Their spring' });
  });
});

test('the category order changes by keyboard, is reset by Escape, and announces each move', async ({
  project,
  owner,
}) => {
  const user = await project.edit();
  await user.click(screen.getByRole('button', { name: 'Edit Category Order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Category Order' }));
  const handle = await dialog.findByRole('button', { name: 'Move Alpha' });
  const names = () =>
    dialog.getAllByRole('button', { name: /^Move \S+$/ }).map(each => each.getAttribute('aria-label'));
  const before = ['Move Alpha', 'Move Beta', 'Move Gamma'];
  expect(names()).toEqual(before);
  handle.focus();
  await user.keyboard(' ');
  await dialog.findByText('Alpha picked up, position 1 of 3.');
  await user.keyboard('{End}');
  expect(names()).toEqual(['Move Beta', 'Move Gamma', 'Move Alpha']);
  await user.keyboard('{Escape}');
  await dialog.findByText('Reordering canceled. Alpha is back at position 1 of 3.');
  expect(names()).toEqual(before);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Alpha'));

  await user.keyboard('{Enter}{ArrowDown}');
  await dialog.findByText('Alpha moved to position 2 of 3.');
  expect(await owner.projects.categoryOrder.query()).toEqual(CATEGORIES);
  await user.keyboard('{Enter}');
  await dialog.findByText('Alpha dropped at position 2 of 3.');
  const after = ['Beta', 'Alpha', 'Gamma'];
  await waitFor(async () => expect(await owner.projects.categoryOrder.query()).toEqual(after));
  await user.click(dialog.getByRole('button', { name: 'Move Alpha up' }));
  await waitFor(async () => expect(await owner.projects.categoryOrder.query()).toEqual(CATEGORIES));
});

test('a category order that failed to save stays and shows the failure until it is saved', async ({
  project,
  owner,
  network,
}) => {
  const user = await project.edit();
  await user.click(screen.getByRole('button', { name: 'Edit Category Order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Category Order' }));
  const failure = network.fail('projects.setCategoryOrder');
  await user.click(await dialog.findByRole('button', { name: 'Move Alpha down' }));
  await dialog.findByText(/^Not saved/);
  const handles = dialog.getAllByRole('button', { name: /^Move \S+$/ });
  const names = handles.map(handle => handle.getAttribute('aria-label'));
  expect(names).toEqual(['Move Beta', 'Move Alpha', 'Move Gamma']);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  failure.stop();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () =>
    expect(await owner.projects.categoryOrder.query()).toEqual(['Beta', 'Alpha', 'Gamma']),
  );
  await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
});

test('the ? key lists the shortcuts, except in a text field, and can be turned off', async ({ project }) => {
  const user = await project.edit();
  const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.type(field('Title'), '?');
  expect(field('Title').value).toBe('Kite?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Shortcuts' }).focus();
  await user.keyboard('?');
  const toggle = async () => {
    const dialog = await findDialog();
    dialog.getByText('Nudge by 100 pixels');
    await user.click(dialog.getByRole('switch', { name: 'Open this list with the ? key' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    screen.getByRole('button', { name: 'Shortcuts' }).focus();
  };
  await toggle();
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
  await toggle();
  await user.keyboard('?');
  await findDialog();
});
