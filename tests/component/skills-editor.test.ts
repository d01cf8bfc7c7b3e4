import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';
import { signInOnPage } from '../support/component/sign-in-on-page';

/** The site has three skills: CSS, Git and Ada, in this order. */
const test = base
  .extend('save', ({ owner }) => owner.skills.replace.mutate)
  .extend('skills', { auto: true }, ({ save }) =>
    save([
      { name: 'CSS', category: 'Web' },
      { name: 'Git', category: 'Tools' },
      { name: 'Ada', category: 'Old', isCore: true },
    ]),
  )
  .extend('open', ({ visitAsOwner, skills: _ }) => async () => {
    const user = await visitAsOwner('/admin/skills');
    await screen.findByRole('table', { name: 'Skills' });
    return user;
  })
  .extend('storedNames', ({ owner }) => async () => {
    const skills = await owner.skills.list.query();
    return skills.map(({ name }) => name).sort();
  });

test('the skill list can be sorted, and searched by category until the search is cleared', async ({
  open,
}) => {
  const user = await open();
  expect(names()).toEqual(['Ada', 'CSS', 'Git']);
  await user.click(screen.getByRole('button', { name: /^Sort by Name/ }));
  expect(names()).toEqual(['Git', 'CSS', 'Ada']);
  await user.click(screen.getByRole('button', { name: /^Sort by Category/ }));
  expect(names()).toEqual(['Ada', 'Git', 'CSS']);
  const search = screen.getByPlaceholderText('Search skills...');
  await user.type(search, 'TOOLS');
  await waitFor(() => expect(names()).toEqual(['Git']));
  await user.clear(search);
  await waitFor(() => expect(names()).toEqual(['Ada', 'Git', 'CSS']));
  await user.type(search, 'nothing');
  await screen.findByText('No skills found');
  await user.clear(search);
  await waitFor(() => expect(names()).toEqual(['Ada', 'Git', 'CSS']));
});

test('edits of skills are local until they are saved', async ({ open, owner, storedNames }) => {
  const user = await open();
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  screen.getByText('All changes saved');
  await user.click(screen.getByRole('button', { name: 'Edit CSS' }));
  screen.getByText('Nothing to save yet');
  await fill(user, 'Name', 'CSS 4');
  screen.getByText('Save Changes confirms the open row and shows it to visitors at once.');
  await user.click(screen.getByRole('button', { name: /^Choose icon, current/ }));
  await user.type(await screen.findByLabelText('Search icons'), 'docker');
  await user.click(screen.getByRole('button', { name: /^docker/ }));
  await fill(user, 'Color', '#1c5fb8');
  await fill(user, 'Description', 'Layout with grid.');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit CSS 4'));
  await user.click(screen.getByRole('button', { name: 'Preview CSS 4' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Skill Preview' }));
  preview.getByText('Layout with grid.');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('switch', { name: 'Core Skill: Git' }));
  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  await screen.findByText('Are you sure you want to delete this skill?');
  await user.click(screen.getByRole('button', { name: 'Delete skill' }));
  await addSkill(user, 'Rust');
  await screen.findByText('3 skills');
  screen.getByText('4 skills not saved');
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git']);

  await user.click(screen.getByRole('button', { name: 'Edit Git' }));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Skills saved successfully!');
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Git'));
  expect(await owner.skills.list.query()).toEqual([
    expect.objectContaining({
      name: 'CSS 4',
      icon: 'fa-brands fa-docker',
      color: '#1c5fb8',
      description: 'Layout with grid.',
    }),
    expect.objectContaining({ name: 'Git', isCore: true }),
    expect.objectContaining({ name: 'Rust' }),
  ]);
});

test('a skill without a category is neither confirmed nor saved, and the field says why', async ({
  open,
  storedNames,
}) => {
  const reason = "Enter a category. Visitors don't see skills without one.";
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add Skill' }));
  await fill(user, 'Name', 'Sailing');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  screen.getByText(reason);
  await user.click(saveButton());
  await screen.findByText(/^Couldn't save the skills\./);
  expect(await storedNames()).not.toContain('Sailing');
  await fill(user, 'Category', 'Sports');
  expect(screen.queryByText(reason)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(saveButton());
  await screen.findByText('Skills saved successfully!');
  expect(await storedNames()).toContain('Sailing');
});

test('canceling an edit discards it, and removes a new row that was never confirmed', async ({ open }) => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Edit CSS' }));
  await fill(user, 'Name', 'Wrong');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add Skill' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(names()).toEqual(['Ada', 'CSS', 'Git']);
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
});

test('six known skills are added with 14 actions, and each gets its icon, color and category', async ({
  open,
  owner,
}) => {
  const added = ['TypeScript', 'postgres', 'Docker', 'React', 'SQLite', 'Rust'];
  const user = await open();
  // One click, six names, six times Enter, and one click.
  await user.click(screen.getByRole('button', { name: 'Add Skill' }));
  await waitFor(() => expect(document.querySelector('option[value=TypeScript]')).not.toBeNull());
  for (const name of added) {
    await waitFor(() => expect(field('Name').value).toBe(''));
    expect(document.activeElement).toBe(field('Name'));
    await user.keyboard(name);
    await user.keyboard('{Enter}');
  }
  await screen.findByText('6 skills not saved');
  await user.click(saveButton());
  await screen.findByText('Skills saved successfully!');
  // The blank row for a seventh skill is not saved, and Enter closes it.
  await user.type(field('Name'), '{Enter}');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();

  const skills = await owner.skills.list.query();
  expect(skills.map(({ name }) => name)).toEqual(['CSS', 'Git', 'Ada', ...added]);
  expect(skills).toContainEqual(
    expect.objectContaining({
      name: 'postgres',
      category: 'Databases',
      icon: 'fa-brands fa-postgresql',
      color: '#4169e1',
    }),
  );
});

test('suggested skills can be added, each once, and are saved with the list', async ({
  open,
  storedNames,
}) => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Suggest Skills' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggested skills' }));
  const listAdd = () => dialog.queryAllByRole('button', { name: /^Add / });
  const [add, ...others] = await dialog.findAllByRole('button', { name: /^Add / });
  const name = add?.getAttribute('aria-label')?.replace('Add ', '') ?? '';
  await user.dblClick(add ?? document.body);
  const search = dialog.getByLabelText('Search suggestions');
  await user.type(search, 'svelte');
  await user.click(await dialog.findByRole('button', { name: 'Add Svelte' }));
  await user.clear(search);
  await user.type(search, 'nothing like it');
  await dialog.findByText(/^No suggestions match your search\./);
  await user.clear(search);
  await dialog.findByRole('button', { name: `${name} added` });
  expect(listAdd().length).toBeLessThanOrEqual(others.length);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(saveButton());
  await screen.findByText('Skills saved successfully!');
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git', name, 'Svelte'].sort());
});

test('Logout asks about unsaved changes before it ends the session', async ({ open }) => {
  const user = await open();
  await addSkill(user, 'Rust');
  await waitFor(() => expect(sessionStorage.getItem('edits:skills')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(localStorage.getItem('token')).not.toBeNull();
  expect(names()).toContain('Rust');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(sessionStorage.getItem('edits:skills')).toBeNull();
});

test('unsaved skills survive the end of the session and a new sign-in', async ({ open, storedNames }) => {
  const user = await open();
  await addSkill(user, 'Rust');
  localStorage.setItem('token', 'no longer valid');
  localStorage.setItem('refreshToken', 'no longer valid');
  await user.click(saveButton());
  await signInOnPage(user);
  await screen.findByText('Unsaved changes restored.');
  await user.click(saveButton());
  await screen.findByText('Skills saved successfully!');
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git', 'Rust']);
});

test('a skill list that was changed elsewhere can be overwritten', async ({
  open,
  save,
  storedNames,
  problems,
}) => {
  const user = await open();
  await addSkill(user, 'Rust');
  await save([{ name: 'CSS', category: 'Elsewhere' }]);
  await user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
  dialog.getByText(/^CSS · Elsewhere/);
  // The dialog names the removed skill and the new one alike.
  for (const problem of problems.splice(0)) expect(problem).toMatch(/two children with the same key.* CSS$/s);
  expect(await storedNames()).toEqual(['CSS']);
  await user.click(dialog.getByRole('button', { name: 'Overwrite' }));
  await screen.findByText('Skills saved successfully!');
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git', 'Rust']);
});

test('skills that could not be loaded are reported and load on retry', async ({ visitAsOwner, network }) => {
  const failure = network.intercept('skills.listVersioned', () => new Response('', { status: 500 }));
  const calls = network.hold();
  const user = await visitAsOwner('/admin/skills');
  await screen.findByText('Loading skills...');
  calls.release();
  await screen.findByText('Failed to load skills. Please try again later.');
  failure.stop();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'Skills' });
});

test('the editor does not open an older list instead of one that failed to load', async ({
  open,
  network,
}) => {
  const user = await open();
  const go = async (name: string) => {
    const navigation = within(screen.getByRole('navigation', { name: 'Admin' }));
    await user.click(navigation.getByRole('link', { name }));
  };
  await go('About Editor');
  await screen.findByRole('heading', { level: 1, name: 'About Editor' });
  const failure = network.fail('skills.listVersioned');
  await go('Skills Editor');
  await screen.findByText('Failed to load skills. Please try again later.');
  expect(screen.queryByRole('table', { name: 'Skills' })).toBeNull();
  failure.stop();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'Skills' });
});

test('a rejected field is named and its skill opens', async ({ open }) => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Git' }));
  await fill(user, 'Color', 'rgb(0 0 0)');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(saveButton());
  await screen.findByText(/^Failed to save skills\. Server error: .*\. Git, color: Must be a hex color/);
  await fill(user, 'Color', '#123456');
  await user.click(saveButton());
  await screen.findByText('Skills saved successfully!');
  expect(screen.queryByText(/^Failed to save/)).toBeNull();
});

test('a save that fails says why, preserves every change and succeeds on retry', async ({
  open,
  network,
  storedNames,
}) => {
  const user = await open();
  await addSkill(user, 'css');
  await user.click(saveButton());
  await screen.findByText(/^Failed to save skills\. Server error: Two skills have the same name/);
  // The browser knows that it is offline: the call must fail instead of waiting for the network.
  const { restore } = network.cut();
  window.dispatchEvent(new Event('offline'));
  await user.click(saveButton());
  await screen.findByText(
    'Failed to save skills. No response from server. Please check your network connection.',
  );
  window.dispatchEvent(new Event('online'));
  restore();
  // A proxy between browser and server may send its own texts.
  for (const [status, statusText, message] of [
    [502, 'Bad Gateway', /Server error: Bad Gateway/],
    [200, 'OK', /^Failed to save skills\. Error: .*not valid JSON/],
  ] as const) {
    const proxy = network.intercept(
      'skills.saveList',
      () => new Response('<h1>Proxy</h1>', { status, statusText, headers: { 'content-type': 'text/html' } }),
    );
    await user.click(saveButton());
    await screen.findByText(message);
    proxy.stop();
  }
  expect(names()).toContain('css');
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'Git']);

  await user.click(screen.getByRole('button', { name: 'Edit css' }));
  await fill(user, 'Name', 'CSS in print');
  await user.click(saveButton());
  await screen.findByText('Skills saved successfully!');
  expect(screen.queryByText(/^Failed to save skills/)).toBeNull();
  expect(await storedNames()).toEqual(['Ada', 'CSS', 'CSS in print', 'Git']);
});

test('suggestions that fail to load are reported, and load on retry', async ({ open, network }) => {
  const user = await open();
  const { restore } = network.cut();
  await user.click(screen.getByRole('button', { name: 'Suggest Skills' }));
  await screen.findByText('Failed to suggest skills. Please try again.');
  restore();
  await user.click(screen.getByRole('button', { name: 'Suggest Skills' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggested skills' }));
  expect((await dialog.findAllByRole('button', { name: /^Add / })).length).toBeGreaterThan(0);
});

async function addSkill(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Add Skill' }));
  await fill(user, 'Name', name);
  await fill(user, 'Category', 'Languages');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await fillIn(user, field(label), text);
}

function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function saveButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
}

/** Returns the names in the list, from top to bottom. */
function names() {
  return screen
    .queryAllByRole('button', { name: /^Edit / })
    .map(button => button.getAttribute('aria-label')?.replace('Edit ', ''));
}
