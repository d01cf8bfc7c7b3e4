import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { setUpSample } from '../support/app/filled-site';
import { test as base } from '../support/component/component-test';
import { fillIn } from '../support/component/fill-in';

const CARDS = ['My Developer Profile', 'School', 'Job', 'Current', 'Future Plans'];

type Scope = ReturnType<typeof getCard>;

/** The editor of a timeline with five elements, and the calls of another device. */
const test = base.extend('editor', async ({ owner: { timeline, site }, visitAsOwner }) => {
  const { create } = timeline;
  await create.mutate({ type: 'profile', profileSections: [{ title: 'How', text: 'With care.' }] });
  await create.mutate({
    title: 'School',
    year: 2015,
    shortDescription: 'First lines.',
    longDescription: 'Many more.',
  });
  await create.mutate({ title: 'Job', year: 2020, icon: 'fa-solid fa-gear' });
  await create.mutate({ type: 'current', longDescription: 'Looking for\nwork.' });
  await create.mutate({ type: 'future', futureSections: [{ title: 'Boat', text: 'Build one.' }] });
  const open = (address = '/admin/about') => visitAsOwner(address);
  let user = await open();
  const list = () => timeline.list.query();
  const click = async (name: string | RegExp, scope: Scope = within(document.body)) =>
    user.click(await scope.findByRole('button', { name }));
  /** Returns the names of the stored elements: events by title, the others by their heading. */
  const names = async () => {
    const heads = { profile: CARDS[0], current: CARDS[3], future: CARDS[4] };
    return (await list()).map(({ type, title }) => (type === 'event' ? title : heads[type]));
  };
  return {
    timeline,
    site,
    list,
    click,
    names,
    get user() {
      return user;
    },
    open: async (address?: string) => {
      user = await open(address);
    },
    fill: (field: HTMLElement, text: string) => fillIn(user, field, text),
    edit: async (name: string) => {
      const card = await findCard(name);
      await click(`Edit ${name}`, card);
      return card;
    },
    save: (form: Scope) => click('Save', form),
    saveDrafts: () => user.keyboard('{Control>}s{/Control}'),
    /** Picks up the card, moves it by a key and drops it. */
    move: async (name: string, key: string) => {
      (await screen.findByRole('button', { name: `Move ${name}` })).focus();
      await user.keyboard(`{Enter}{${key}}{Enter}`);
    },
    getId: async (name: string) => (await list())[(await names()).indexOf(name)]?._id ?? '',
    expectStored: (index: number, fields: object) =>
      waitFor(async () => expect((await list())[index]).toMatchObject(fields)),
    expectNames: (expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected)),
  };
});

const getCard = (name: string) => within(screen.getByRole('article', { name }));
const findCard = async (name: string) => within(await screen.findByRole('article', { name }));
const listCards = () => screen.queryAllByRole('article').map(article => article.getAttribute('aria-label'));
const expectCards = (names: string[]) => waitFor(() => expect(listCards()).toEqual(names));
const findConflict = async () => within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
const findQuestion = async () => within(await screen.findByRole('alertdialog'));
const expectFocus = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()));
const getText = (form: Scope, name: string) => form.getByRole<HTMLInputElement>('textbox', { name });
const getTitle = (form: Scope) => getText(form, 'Title');
const getRole = () => screen.getByRole('textbox', { name: 'Role' });

test('the cards show the public content of each type', async ({ editor }) => {
  await editor.open();
  await expectCards(CARDS);
  const read = (name: string) => screen.getByRole('article', { name }).textContent;
  expect(read('My Developer Profile')).toMatch(
    /Profile.*Edit.*Delete.*My Developer Profile.*How.*With care\./,
  );
  expect(read('School')).toMatch(/Event.*Edit.*Delete.*2015.*School.*First lines\..*Many more\./);
  expect(read('Current')).toMatch(/Current.*Edit.*Delete.*Current.*Looking for\nwork\./);
  expect(read('Future Plans')).toMatch(/Future.*Edit.*Delete.*Future Plans.*Boat.*Build one\./);
  const icons = document.querySelectorAll('article[aria-label=Job] use[href="#icon.fa-solid.fa-gear"]');
  expect(icons).toHaveLength(1);
});

test('a double click adds one element with defaults at the end, open and focused', async ({
  editor,
  network,
}) => {
  const create = network.hold('timeline.create');
  await editor.user.dblClick(await screen.findByRole('button', { name: 'Add New Element' }));
  create.release();
  const added = await findCard('New Event');
  await expectFocus(() => getTitle(added));
  const { value, selectionStart, selectionEnd } = getTitle(added);
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('New Event');
  expect(listCards()).toEqual([...CARDS, 'New Event']);
  const defaults = {
    type: 'event',
    order: 5,
    year: new Date().getFullYear(),
    title: 'New Event',
    icon: 'fa-star',
    shortDescription: 'Short description',
    longDescription: 'Long description',
  };
  expect((await editor.list()).slice(5)).toEqual([expect.objectContaining(defaults)]);
});

test('Cancel deletes a new element only without edits, and Delete asks first', async ({ editor }) => {
  await editor.click('Add New Element');
  await editor.click('Cancel', await findCard('New Event'));
  await expectCards(CARDS);
  await editor.expectNames(CARDS);
  await editor.click('Add New Element');
  const added = await findCard('New Event');
  await editor.fill(getText(added, 'Short Description'), 'Typed.');
  await editor.click('Cancel', added);
  await expectFocus(() => added.getByRole('button', { name: 'Edit New Event' }));
  await editor.click('Delete New Event', added);
  screen.getByRole('alertdialog', { name: 'Delete New Event' });
  await editor.click('Cancel', await findQuestion());
  expect(listCards()).toContain('New Event');
  await editor.click('Delete New Event', added);
  await editor.click('Delete element', await findQuestion());
  await expectCards(CARDS);
  expect(await editor.names()).toEqual(CARDS);
  await expectFocus(() => screen.getByRole('button', { name: 'Edit Future Plans' }));
});

test('Undo restores a deleted card with its unsaved edits and focuses it', async ({ editor }) => {
  const job = await editor.edit('Job');
  await editor.fill(getText(job, 'Long Description'), 'Mine.');
  await editor.edit('School');
  await editor.click('Delete Job', job);
  await editor.click('Delete element', await findQuestion());
  await expectCards(CARDS.filter(name => name !== 'Job'));
  await editor.click('Undo');
  await (await findCard('Job')).findByText('Unsaved changes');
  await expectFocus(() => getCard('Job').getByRole('button', { name: 'Edit Job' }));
  await editor.edit('Job');
  expect(getText(getCard('Job'), 'Long Description').value).toBe('Mine.');
  await editor.save(getCard('Job'));
  await editor.expectStored(2, { title: 'Job', longDescription: 'Mine.' });
});

test('Edit gets the focus when Publish leaves a closed card', async ({ editor }) => {
  const texts = { shortDescription: 'Off it goes.', longDescription: 'At last.' };
  await editor.timeline.create.mutate({ title: 'Launch', draft: true, ...texts });
  await editor.open();
  await editor.click('Publish Launch');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish Launch' })).toBeNull());
  await expectFocus(() => screen.getByRole('button', { name: 'Edit Launch' }));
});

test('the first field gets the focus when restored edits are discarded', async ({ editor }) => {
  await editor.fill(getTitle(await editor.edit('Job')), 'Mine');
  await editor.open();
  const job = await findCard('Job');
  await editor.click('Discard', job);
  await expectFocus(() => job.getByRole('combobox', { name: 'Type' }));
});

test('the page gets the focus when a message is dismissed', async ({ editor }) => {
  await editor.click('Sort by date');
  await editor.click('Dismiss');
  await expectFocus(() => screen.getByRole('main'));
});

test('an empty timeline has a message until an element is added', async ({ editor }) => {
  for (const { _id: id } of await editor.list()) await editor.timeline.remove.mutate({ id });
  await editor.open();
  await screen.findByText('Nothing on the timeline yet.');
  await editor.click('Add New Element');
  await findCard('New Event');
  expect(screen.queryByText('Nothing on the timeline yet.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sort by date' })).toHaveProperty('disabled', true);
});

test('the list view shows and edits the same elements, and survives a reload', async ({ editor }) => {
  await editor.click('List');
  expect(screen.getByRole('article', { name: 'School' }).textContent).toContain('2015, School');
  const form = await editor.edit('Job');
  await editor.fill(getTitle(form), 'Work');
  await editor.save(form);
  await screen.findByRole('button', { name: 'Edit Work' });
  await editor.open(location.pathname + location.search);
  await expectCards(CARDS.with(2, 'Work'));
  screen.getByRole('button', { name: 'List', pressed: true });
  await editor.click('Strip');
  expect(listCards()).toEqual(CARDS.with(2, 'Work'));
});

test('a profile gets, renames and loses sections, and saves no empty ones', async ({ editor }) => {
  const form = await editor.edit('My Developer Profile');
  const listTitles = () => form.getAllByRole<HTMLInputElement>('textbox', { name: 'Section title' });
  const getLast = () => listTitles().at(-1) ?? document.body;
  const readTitles = () => listTitles().map(({ value }) => value);
  await editor.click('Add Section', form);
  expect(readTitles()).toEqual(['How', 'Section 2']);
  await expectFocus(getLast);
  await editor.fill(form.getByDisplayValue('How'), 'Section 3');
  await editor.click('Add Section', form);
  expect(readTitles()).toEqual(['Section 3', 'Section 2', 'Section 4']);
  await editor.fill(getText(form, 'Text of Section 2'), 'Two.');
  await editor.fill(getText(form, 'Text of Section 4'), 'Four.');
  await editor.fill(getLast(), 'Section 3');
  await editor.save(form);
  await form.findAllByText('Section titles must be unique.');
  await expectFocus(getLast);
  await editor.expectStored(0, { profile: { How: 'With care.' } });

  const removals = form.getAllByRole('button', { name: 'Delete section Section 3' });
  await editor.user.click(removals.at(-1) ?? document.body);
  await form.findByText('Section removed.');
  await editor.click('Add Section', form);
  await editor.save(form);
  await expectFocus(() => form.getByRole('button', { name: 'Edit My Developer Profile' }));
  const [first, second] = [
    { title: 'Section 3', text: 'With care.' },
    { title: 'Section 2', text: 'Two.' },
  ];
  await editor.expectStored(0, { profileSections: [first, second] });
});

test('an element that becomes the profile moves to the front', async ({ editor }) => {
  const form = await editor.edit('Job');
  await editor.user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Profile');
  await editor.save(form);
  await editor.expectStored(0, { title: 'Job', type: 'profile' });
});

test('an event keeps its fields across type changes, and Ctrl+S saves a draft', async ({ editor }) => {
  const form = await editor.edit('School');
  await editor.click(/^Icon, current: star/, form);
  await editor.user.click(await screen.findByLabelText('Search icons'));
  await editor.user.paste('rocket');
  await editor.click('rocket');
  await editor.fill(getTitle(form), 'College');
  await editor.fill(getText(form, 'Short Description'), 'Second lines.');
  const year = form.getByRole('spinbutton', { name: 'Year' });
  await editor.fill(year, '20155');
  await editor.saveDrafts();
  await form.findByText(/Must be a year of up to four digits/);
  await editor.expectStored(1, { title: 'School' });
  await editor.fill(year, '2016');

  const type = form.getByRole('combobox', { name: 'Type' });
  const types = within(type).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent)).toEqual(['Profile', 'Future', 'Event', 'Current']);
  await editor.user.selectOptions(type, 'Future');
  await editor.click('Add Section', form);
  expect(getText(form, 'Section title').value).toBe('Title 1');
  await editor.fill(getText(form, 'Text of Title 1'), 'A boat.');
  await editor.user.selectOptions(type, 'Current');
  expect(getText(form, 'Current Status').value).toBe('Many more.');
  await editor.fill(getText(form, 'Current Status'), 'Nothing more.');
  await editor.saveDrafts();
  await screen.findByText('Nothing more.', { selector: 'p' });
  const changes = {
    type: 'current',
    year: 2016,
    title: 'College',
    icon: 'fa-solid fa-rocket',
    shortDescription: 'Second lines.',
    longDescription: 'Nothing more.',
  };
  await editor.expectStored(1, { type: 'event', title: 'School', pendingChanges: changes });
  const [card = document.body] = screen.getAllByRole('article', { name: 'Current' });
  await editor.click('Edit Current', within(card));
  await within(card).findByText("Visitors don't see these changes yet. Save publishes them.");
  await editor.save(within(card));
  await editor.expectStored(1, { order: 1, ...changes, future: { 'Title 1': 'A boat.' } });
});

test('the end of a job is a year, a month or today', async ({ editor }) => {
  await editor.timeline.create.mutate({ title: 'Harbor', year: 2019, kind: 'work' });
  await editor.open();
  const form = await editor.edit('Harbor');
  const readEnd = () => getText(form, 'End').value;
  const untilToday = () => form.getByRole<HTMLInputElement>('checkbox', { name: 'Until today' });
  expect(untilToday().checked).toBe(true);
  await editor.click('Choose a month', form);
  await editor.click('Next year');
  await editor.click('Jun 2020');
  expect(readEnd()).toBe('2020-06');
  expect(untilToday().checked).toBe(false);
  await editor.click('Choose a month', form);
  await screen.findByRole('button', { name: 'Jun 2020', pressed: true });
  await editor.click('Only 2020');
  expect(readEnd()).toBe('2020');
  await editor.save(form);
  await form.findByText('2019–2020');
  await editor.expectStored(5, { endDate: '2020' });

  await editor.edit('Harbor');
  await editor.user.click(untilToday());
  expect(readEnd()).toBe('');
  await editor.user.click(untilToday());
  expect(readEnd()).toBe(new Date().toISOString().slice(0, 7));
  await editor.user.click(untilToday());
  await editor.save(form);
  await waitFor(async () => expect((await editor.list())[5]).not.toHaveProperty('endDate'));
  // Without an end, an event of no such kind may be a single date.
  const job = await editor.edit('Job');
  expect(job.queryByRole('checkbox', { name: 'Until today' })).toBeNull();
  job.getByText('Leave empty if ongoing or a single date.');
});

test('an edit that conflicts with a newer version is saved only after the owner chooses', async ({
  editor,
}) => {
  const { timeline } = editor;
  const job = await editor.edit('Job');
  await editor.fill(job.getByRole('spinbutton', { name: 'Year' }), '2021');
  const profile = { id: await editor.getId('My Developer Profile'), profile: { How: 'Elsewhere.' } };
  await timeline.update.mutate(profile);
  await editor.save(job);
  await job.findByText('2021');
  await getCard('My Developer Profile').findByText('Elsewhere.');

  const school = await editor.edit('School');
  await editor.fill(getText(school, 'Long Description'), 'Mine.');
  await timeline.update.mutate({ id: await editor.getId('School'), longDescription: 'Theirs.' });
  await editor.save(school);
  (await findConflict()).getByText('Theirs.');
  await editor.click('Keep editing', await findConflict());
  expect(getText(school, 'Long Description').value).toBe('Mine.');
  await editor.expectStored(1, { longDescription: 'Theirs.' });
  await editor.save(school);
  await editor.click('Overwrite', await findConflict());
  await editor.expectStored(1, { longDescription: 'Mine.' });

  await editor.edit('Job');
  await editor.fill(getTitle(job), 'Mine');
  await timeline.remove.mutate({ id: await editor.getId('Job') });
  await editor.save(job);
  await screen.findByText('This element was deleted elsewhere. Your text is still here.');
  await editor.click('Cancel', job);
  await expectCards(CARDS.filter(name => name !== 'Job'));
});

test('an edit of an element that was deleted elsewhere survives a reload and recreates it', async ({
  editor,
}) => {
  await editor.fill(getTitle(await editor.edit('Job')), 'Mine');
  await editor.timeline.remove.mutate({ id: await editor.getId('Job') });
  await editor.open();
  await screen.findByText('Unsaved changes restored.');
  expect(listCards()).toEqual(CARDS);
  await editor.save(getCard('Job'));
  await editor.click('Save as a new element');
  await screen.findByRole('button', { name: 'Edit Mine' });
  expect(await editor.names()).toEqual(CARDS.with(2, 'Mine'));
  await expectCards(CARDS.with(2, 'Mine'));
});

test('one card is open at a time, and the edits of the others stay in this tab', async ({ editor }) => {
  const school = await editor.edit('School');
  await editor.fill(getText(school, 'Long Description'), 'Mine.');
  const job = await editor.edit('Job');
  await expectFocus(() => getTitle(job));
  await school.findByText('Unsaved changes');
  school.getByText('Many more.');
  await screen.findByText('“School” has unsaved changes.');
  // The card is on this screen, so nothing leads back to it.
  expect(screen.queryByRole('button', { name: 'Continue editing' })).toBeNull();
  await editor.timeline.update.mutate({ id: await editor.getId('School'), longDescription: 'Theirs.' });
  await editor.save(job);
  await expectFocus(() => job.getByRole('button', { name: 'Edit Job' }));
  await editor.click('Logout');
  await editor.click('Stay', await findQuestion());

  await editor.open();
  expect(getText(await findCard('School'), 'Long Description').value).toBe('Mine.');
  await editor.save(getCard('School'));
  const dialog = await findConflict();
  dialog.getByText(/changed the timeline element “School” while/);
  dialog.getByText('Theirs.');
  await editor.click('Overwrite', dialog);
  await editor.expectStored(1, { longDescription: 'Mine.' });
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});

test('the menu of each card moves it, and ends at the last position', async ({ editor }) => {
  const openMenu = async (name: string) => {
    await editor.click(/^More actions/, await findCard(name));
    return getCard(name);
  };
  await editor.click('Move right', await openMenu('School'));
  await editor.expectNames(['My Developer Profile', 'Job', 'School', 'Current', 'Future Plans']);
  const last = await openMenu('Future Plans');
  expect(await last.findByRole('button', { name: 'Move right' })).toHaveProperty('disabled', true);
  await editor.user.keyboard('{Escape}');
  // A card in edit mode has the actions in its own menu.
  await editor.edit('School');
  await editor.click('Move left', await openMenu('School'));
  await editor.expectNames(CARDS);
});

test('the elements are sorted by date, and Undo brings the previous order back', async ({ editor }) => {
  await editor.timeline.create.mutate({ title: 'Birth', year: 1990 });
  await editor.open();
  const sorted = ['My Developer Profile', 'Birth', 'School', 'Job', 'Current', 'Future Plans'];
  await editor.click('Sort by date');
  await expectCards(sorted);
  await editor.expectNames(sorted);
  await editor.click('Undo');
  await screen.findByText('The previous order is back.');
  await editor.expectNames([...CARDS, 'Birth']);
  await expectCards([...CARDS, 'Birth']);
  await editor.click('Sort by date');
  await editor.expectNames(sorted);
  await editor.click('Sort by date');
  await screen.findByText('The elements are already sorted by date.');
});

test('an order that was also changed elsewhere is saved only after the owner chooses', async ({ editor }) => {
  await findCard('Job');
  const elements = (await editor.list()).toReversed().map(({ _id }, order) => ({ _id, order }));
  await editor.timeline.reorder.mutate({ elements });
  await editor.move('Job', 'Home');
  const dialog = await findConflict();
  dialog.getByText('Future Plans · Current · Job · School · My Developer Profile');
  await editor.click('Overwrite', dialog);
  const mine = ['Job', 'My Developer Profile', 'School', 'Current', 'Future Plans'];
  await editor.expectNames(mine);
  expect(listCards()).toEqual(mine);
});

test('the editor shows that it is loading, then a failure and a retry', async ({ editor, network }) => {
  const failing = network.fail('timeline.listVersioned');
  const held = network.hold('timeline.listVersioned');
  await editor.open();
  await screen.findByText('Loading...');
  held.release();
  await screen.findByText('Error: Failed to fetch timeline elements');
  failing.stop();
  await editor.click('Retry');
  await expectCards(CARDS);
});

test('the editor loses nothing if a call fails, and retries it', async ({ editor, network }) => {
  let failing = network.fail('timeline.create');
  await editor.click('Add New Element');
  await screen.findByText("Couldn't add the element.");
  failing.stop();
  await editor.click('Retry');
  const form = await findCard('New Event');

  failing = network.fail('timeline.update');
  await editor.fill(getText(form, 'Short Description'), 'Typed.');
  await editor.save(form);
  await form.findByText('Not saved');
  expect(getText(form, 'Short Description').value).toBe('Typed.');
  failing.stop();
  await editor.click('Retry', form);
  await form.findByRole('button', { name: 'Edit New Event' });
  await editor.expectStored(5, { shortDescription: 'Typed.' });

  failing = network.fail('timeline.remove');
  await editor.click('Delete New Event', form);
  const question = await findQuestion();
  await editor.click('Delete element', question);
  await question.findByText("Couldn't delete the element. Please try again.");
  failing.stop();
  await editor.click('Delete element', question);
  await expectCards(CARDS);

  failing = network.fail('timeline.reorder');
  await editor.move('School', 'End');
  await screen.findByText('Not saved.');
  const dropped = ['My Developer Profile', 'Job', 'Current', 'Future Plans', 'School'];
  expect(listCards()).toEqual(dropped);
  expect(await editor.names()).toEqual(CARDS);
  failing.stop();
  await editor.click('Retry');
  await editor.expectNames(dropped);
  await waitFor(() => expect(screen.queryByText('Not saved.')).toBeNull());
});

test('a rejected edit names its issue, even of a hidden field, and can be canceled', async ({ editor }) => {
  const form = await editor.edit('Job');
  await editor.fill(getTitle(form), 'x'.repeat(1_001));
  await editor.save(form);
  await form.findByText('Not saved');
  await expectFocus(() => getTitle(form));
  expect(getTitle(form).getAttribute('aria-invalid')).toBe('true');
  const [error = ''] = getTitle(form).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(error)?.textContent).toContain('1,000');
  await editor.user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Current');
  expect(form.getByText('Not saved').parentElement?.textContent).toMatch(/^Not saved Title.* 1,000 /);
  await editor.click('Cancel', form);
  form.getByRole('heading', { name: 'Job' });
});

test('the profile and the quotes surround the timeline, and each saves its changes', async ({ editor }) => {
  const { site } = editor;
  const quotes = ['Measure twice.', 'Cut once.', 'Sand it.'].map(text => ({ text, author: 'Ada' }));
  await site.update.mutate({ quotes });
  await editor.open();
  await findCard('Job');
  const parts = [...document.querySelectorAll('main section[aria-label]')];
  const labels = parts.map(part => part.getAttribute('aria-label'));
  expect(labels).toEqual(['Profile', 'Timeline elements', 'Quotes']);
  await editor.click(/^Profile/);
  await editor.fill(getRole(), 'Shipwright');
  await editor.fill(screen.getByRole('textbox', { name: 'Location' }), 'Emden');
  await editor.click('Save Changes');
  await screen.findByText('All changes saved');
  screen.getByText(/Shipwright · Emden/, { selector: 'main *' });
  expect(await site.get.query()).toMatchObject({ role: 'Shipwright', location: 'Emden' });
  await editor.click(/^Profile/);
  await editor.click(/^Quotes/);
  await editor.click('Remove: quote 1');
  await editor.saveDrafts();
  await waitFor(async () => expect((await site.get.query()).quotes).toEqual(quotes.slice(1)));

  // A rejected row opens, and stays open when the message goes.
  const queryAuthor = () => screen.queryByRole('textbox', { name: 'Author' });
  await editor.click(/^Cut once/);
  await editor.fill(screen.getByRole('textbox', { name: 'Author' }), 'A'.repeat(1_001));
  await editor.click(/^Cut once/);
  expect(queryAuthor()).toBeNull();
  await editor.click('Save Changes');
  await waitFor(() => expect(queryAuthor()?.getAttribute('aria-invalid')).toBe('true'));
  await editor.user.click(screen.getByRole('textbox', { name: 'Author' }));
  await editor.user.keyboard('{Backspace}');
  expect(screen.getByRole('textbox', { name: 'Author' }).getAttribute('aria-invalid')).toBeNull();
  await editor.click(/^Cut once/);
  expect(queryAuthor()).toBeNull();
});

test('renaming the sample owner removes the sample timeline from the screen, and the message says so once', async ({
  site,
  editor,
}) => {
  const rename = async (name: string) => {
    await editor.fill(screen.getByRole('textbox', { name: 'Name' }), name);
    await editor.click('Save Changes');
  };
  const { timeline } = editor;
  for (const { _id: id } of await timeline.list.query()) await timeline.remove.mutate({ id });
  await setUpSample(site);
  await timeline.create.mutate({ title: 'Mine' });
  await editor.open('/admin/about#ownerName');
  await waitFor(() => expect(listCards().length).toBeGreaterThan(1));
  await rename('Grace');
  await screen.findByText("Settings saved successfully! The sample's timeline was removed with its owner.");
  await expectCards(['Mine']);
  await rename('Grace Hopper');
  await screen.findByText('Settings saved successfully!');
});

test('the profile opens at the field that the address names', async ({ visitAsOwner }) => {
  await visitAsOwner('/admin/about#ownerName');
  await expectFocus(() => screen.getByRole('textbox', { name: 'Name' }));
});

test('publishing three events takes at most 22 actions', async ({ editor }) => {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  // The link to the editor is the first action.
  await act(findCard('Job'));
  const starts = [
    { label: 'Work', title: 'Ferry Works', kind: 'work' },
    { label: 'Education', title: 'Harbor School', kind: 'education' },
    { label: 'Event', title: 'First Regatta', kind: undefined },
  ];
  for (const { label, title } of starts) {
    await act(editor.click('Add another kind of element'));
    await act(editor.click(label));
    // The title has the focus, and its text is selected.
    const form = await findCard('New Event');
    await expectFocus(() => getTitle(form));
    await act(editor.user.keyboard(title));
    await act(editor.fill(form.getByRole('spinbutton', { name: 'Year' }), '2019'));
    await act(editor.fill(getText(form, 'Short Description'), 'In a few words.'));
    await act(editor.fill(getText(form, 'Long Description'), 'In many words.'));
    await act(editor.click('Publish', form));
    await screen.findByRole('button', { name: `Edit ${title}` });
  }
  const published = (await editor.list()).filter(({ year, draft }) => year === 2019 && !draft);
  expect(published.map(({ title, kind }) => ({ title, kind }))).toEqual(
    starts.map(({ title, kind }) => ({ title, kind })),
  );
  expect(actions).toBeLessThanOrEqual(22);
  const regatta = await editor.edit('First Regatta');
  await expectFocus(() => getTitle(regatta));
});
