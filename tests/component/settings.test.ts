import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, vi } from 'vitest';
import type { ShowSettings } from '#client/lib/settings-preview';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { tokensSchema } from '#shared/contract/auth';
import type { SiteSettings, SiteUpdate } from '#shared/contract/site';
import { OWNER } from '../support/app/owner';
import { test as base } from '../support/component/component-test';
import { useFakeClock } from '../support/component/fake-clock';
import { fillIn } from '../support/component/fill-in';
import type { SentRequest } from '../support/component/network';
import { findPanel } from '../support/component/panels';
import { signInOnPage } from '../support/component/sign-in-on-page';
import { readScriptFont } from '../support/content/script-fonts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';

const SETTINGS = {
  ownerName: 'Grace Example',
  role: 'Engineer',
  headline: 'Kites',
  links: ['GitHub', 'LinkedIn'].map(label => ({
    label,
    url: `https://example.org/${label}`,
    icon: 'fa-solid fa-globe',
  })),
  topics: ['Compilers', 'Maps'].map(name => ({ name, description: '', icon: 'fa-solid fa-globe' })),
  quotes: ['First things first.', 'Less is more.'].map(text => ({ text, author: 'Somebody' })),
};

/** The owner of the site is Grace Example, with two links, interests and quotes. */
const test = base
  .extend('settings', { auto: true }, async ({ owner }) => {
    // The first change of the sample owner's name removes everything about that person.
    await owner.site.update.mutate({ ownerName: SETTINGS.ownerName });
    await owner.site.update.mutate(SETTINGS);
  })
  .extend(
    'saveElsewhere',
    ({ owner }) =>
      (changes: SiteUpdate) =>
        owner.site.update.mutate(changes),
  )
  .extend(
    'stored',
    ({ owner }) =>
      () =>
        owner.site.get.query(),
  )
  .extend('openSettings', ({ visitAsOwner, settings: _ }) => async (page = 'identity') => {
    const user = await visitAsOwner(`/admin/settings/${page}`);
    await screen.findByRole('navigation', { name: 'Settings pages' });
    if (page === 'identity') await screen.findByLabelText('Headline');
    return user;
  })
  .extend('signInWith', ({ site }) => async (userAgent: string, password = OWNER.password) => {
    const headers = { 'user-agent': userAgent };
    const answer = await site.rest('POST', '/users/login', { body: { ...OWNER, password }, headers });
    expect(answer.status).toBe(200);
    return tokensSchema.parse(answer.body).token;
  })
  .extend('isAlive', ({ site }) => async (token: string) => {
    const { status } = await site.rest('GET', '/auth/owner', { token });
    return status === 200;
  });

test('a save sends only the settings that changed, and only once', async ({
  openSettings,
  network,
  stored,
}) => {
  const user = await openSettings();
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  profile.getByText('Grace Example');
  expect(profile.getByRole('link').getAttribute('href')).toBe('/admin/about#profile');
  await fillIn(user, field('Headline'), 'Kites for hire');
  await fillIn(user, field(/^Birth date/), '1990-02-03');

  const links = within(await findPanel('Links'));
  await user.click(links.getByRole('button', { name: 'Add link' }));
  await user.keyboard('Weblog');
  const [address] = links.getAllByLabelText('Address').slice(-1);
  if (address) await fillIn(user, address, 'https://example.org/weblog');
  await user.click(links.getByRole('button', { name: 'Icon, current: link' }));
  await user.type(await screen.findByLabelText('Search icons'), 'rss');
  await user.click(screen.getByRole('button', { name: 'rss' }));
  const up = links.getByRole('button', { name: 'Move Weblog up' });
  up.focus();
  // At the top the button moves nothing but stays focused.
  for (let step = 0; step < 3; step += 1) await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(up);
  await user.click(links.getByRole('button', { name: 'Remove: GitHub' }));
  await waitFor(() => expect(links.queryByRole('button', { name: 'Remove: GitHub' })).toBeNull());
  await screen.findByText('3 settings not saved');
  await user.dblClick(saveButton());
  await screen.findByText('Settings saved successfully!');
  screen.getByText('All changes saved');
  expect(listSent(network.requests)).toEqual([['birthDate', 'expectedVersion', 'headline', 'links']]);
  const weblog = { label: 'Weblog', url: 'https://example.org/weblog', icon: 'fa-solid fa-rss' };
  const after = await stored();
  expect(after).toMatchObject({ ownerName: 'Grace Example', birthDate: '1990-02-03', role: 'Engineer' });
  expect(after.links).toEqual([weblog, SETTINGS.links[1]]);
});

test('rejected values are marked at their fields, and failed changes are preserved for a retry', async ({
  openSettings,
  network,
  stored,
}) => {
  const user = await openSettings();
  const links = within(await findPanel('Links'));
  await fillIn(user, field('Headline'), 'Kite maker');
  await user.click(links.getByRole('button', { name: /^LinkedIn/, expanded: false }));
  const [address] = links.getAllByLabelText<HTMLInputElement>('Address').slice(-1);
  if (!address) throw new Error('The link has no address.');
  await fillIn(user, address, 'javascript:alert(1)');
  await fillIn(user, field('Code profile'), 'javascript:alert(1)');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText("Couldn't save settings. Please fix the highlighted fields.");
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Code profile')));
  links.getByText(/^Must be a web address/);
  expect(field('Code profile').getAttribute('aria-invalid')).toBe('true');
  // A save on another page leads back to the field.
  await openPage(user, 'Notes');
  await user.click(saveButton());
  await waitFor(() => expect(location.pathname).toBe('/admin/settings/identity'));
  await waitFor(() => expect(document.activeElement).toBe(field('Code profile')));

  const reopened = within(await findPanel('Links'));
  const [invalid] = reopened.getAllByLabelText<HTMLInputElement>('Address').slice(-1);
  if (!invalid) throw new Error('The link has no address.');
  await fillIn(user, invalid, ' kites@example.org ');
  expect(invalid.getAttribute('aria-invalid')).toBeNull();
  await user.clear(field('Code profile'));
  await fillIn(user, field(/^Experience since/), '2019-05-01');
  const failure = network.fail('site.update');
  await user.click(saveButton());
  await screen.findByText("Couldn't save settings. Server error: Internal server error");
  expect(field('Headline').value).toBe('Kite maker');
  failure.stop();
  const { restore } = network.cut();
  await user.click(saveButton());
  await screen.findByText(/^Couldn't save settings\. No response from server\./);
  restore();
  await user.click(saveButton());
  await screen.findByText('All changes saved');
  // The server has completed the address, and the field shows what is saved.
  expect(invalid.value).toBe('mailto:kites@example.org');
  expect(await stored()).toMatchObject({ headline: 'Kite maker', experienceStart: '2019-05-01' });
});

test('unsaved changes survive another page, a reload and a new sign-in, and are discarded only on request', async ({
  openSettings,
  signInWith,
  site,
  stored,
}) => {
  const user = await openSettings();
  await fillIn(user, field('Headline'), 'Kites for everyone');
  // The changes stay in this tab.
  await openPage(user, 'Account');
  await screen.findByText('“Settings” has unsaved changes.');
  await user.click(screen.getByRole('button', { name: 'Continue editing' }));
  const headline = await screen.findByLabelText<HTMLInputElement>('Headline');
  expect(headline.value).toBe('Kites for everyone');
  await openSettings();
  await screen.findByText('Unsaved changes restored.');
  expect(field('Headline').value).toBe('Kites for everyone');

  // Another device ends the session of this page.
  const token = await signInWith('curl/8.5.0');
  expect((await site.rest('DELETE', '/auth/sessions', { token })).status).toBe(200);
  await fillIn(user, field('Headline'), 'Kites for all');
  await user.click(saveButton());
  await signInOnPage(user);
  await screen.findByText('Unsaved changes restored.');
  expect(field('Headline').value).toBe('Kites for all');

  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByText('Discard unsaved changes'));
  await screen.findByText('Discard 1 unsaved change?');
  await user.click(dialogButton('Discard'));
  await waitFor(() => expect(field('Headline').value).toBe('Kites'));
  expect((await stored()).headline).toBe('Kites');
});

test('the owner chooses between changes to a setting made here and elsewhere, and nothing is lost before', async ({
  openSettings,
  saveElsewhere,
  stored,
}) => {
  await saveElsewhere({ headline: 'Home', introduction: 'Baker', links: [] });
  const user = await openSettings();
  await fillIn(user, field('Headline'), 'Lisbon');
  await fillIn(user, field('Introduction'), 'Pilot');
  const links = [{ label: 'Elsewhere', url: '/elsewhere', icon: 'fa-solid fa-link' }];
  await saveElsewhere({ headline: 'Oslo', links });
  await user.click(saveButton());
  const dialog = await screen.findByRole('dialog', { name: 'Changed elsewhere' });
  const choose = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const shown = [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(shown).toContain('Saved versionOslo');
  expect(shown).toContain('YoursLisbon');
  // A setting that changed only elsewhere is listed too, and remains.
  expect(dialog.textContent).toContain('Saved versionElsewhere · /elsewhere');
  within(dialog).getByText("You haven't changed this. The saved value stays.");
  await choose('Keep editing');
  expect(field('Headline').value).toBe('Lisbon');
  expect(await stored()).toMatchObject({ headline: 'Oslo', links });

  await user.keyboard('{Control>}s{/Control}');
  await choose('Overwrite');
  await screen.findByText('Settings saved successfully!');
  expect(await stored()).toMatchObject({ headline: 'Lisbon', introduction: 'Pilot', links });

  await saveElsewhere({ headline: 'Oslo' });
  await fillIn(user, field('Headline'), 'Porto');
  await fillIn(user, field('Introduction'), 'Cook');
  await user.click(saveButton());
  await choose('Use saved version');
  await screen.findByText('All changes saved');
  expect(field('Headline').value).toBe('Oslo');
  expect(field('Introduction').value).toBe('Pilot');
  expect(await stored()).toMatchObject({ headline: 'Oslo', introduction: 'Pilot' });
});

test('the account lists sessions by device, and ends them one by one or all together', async ({
  openSettings,
  signInWith,
  isAlive,
  network,
}) => {
  const phone = await signInWith(PHONE);
  const script = await signInWith('curl/8.5.0');
  const lynx = await signInWith('Lynx/2.9');
  const user = await openSettings('account');
  const list = within(await screen.findByRole('list', { name: 'Sessions' }));
  const current = list.getAllByRole('listitem').find(each => each.textContent?.includes('This device'));
  expect(within(current ?? document.body).queryAllByRole('button')).toEqual([]);
  const signOut = (name: string) => list.getByRole('button', { name: `Sign out ${name}` });

  const failure = network.fail('auth.revokeSession');
  await user.click(signOut('Safari on iPhone'));
  await screen.findByText("Couldn't sign out Safari on iPhone. Please try again.");
  failure.stop();
  const { restore } = network.cut();
  window.dispatchEvent(new Event('offline'));
  await user.click(signOut('A script (curl)'));
  await screen.findByText("Couldn't sign out A script (curl). Please try again.");
  signOut('A script (curl)');
  window.dispatchEvent(new Event('online'));
  restore();

  const calls = network.hold('auth.revokeSession');
  await user.click(await list.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await user.click(signOut('A script (Lynx)'));
  calls.release();
  await screen.findByText('Safari on iPhone signed out.');
  await screen.findByText('A script (Lynx) signed out.');
  expect(await Promise.all([phone, script, lynx].map(isAlive))).toEqual([false, true, false]);
  list.getByText('A script (curl)');

  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await user.click(dialogButton('Sign out'));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  await screen.findByText(/^\d+ sessions? signed out\.$/);
  expect(await isAlive(script)).toBe(false);
});

test('the email changes only with the current password', async ({ openSettings, site }) => {
  const user = await openSettings('account');
  const panel = within(await findPanel('Sign-in email'));
  const address = await panel.findByLabelText<HTMLInputElement>(/^Sign-in email/);
  const password = panel.getByLabelText(/^Password/);
  const change = panel.getByRole<HTMLButtonElement>('button', { name: 'Change email' });
  await waitFor(() => expect(address.value).toBe(OWNER.email));
  await fillIn(user, password, 'wrong');
  expect(change.disabled).toBe(true);
  await fillIn(user, address, 'ada@example.org');
  await user.click(change);
  await panel.findByText('Current password is incorrect');
  await fillIn(user, password, OWNER.password);
  await user.click(change);
  await screen.findByText('Email changed. Sign in with ada@example.org from now on.');
  expect((await site.rest('POST', '/users/login', { body: OWNER })).status).toBe(400);
  await fillIn(user, address, OWNER.email);
  await fillIn(user, password, OWNER.password);
  await user.keyboard('{Enter}');
  await screen.findByText(`Email changed. Sign in with ${OWNER.email} from now on.`);
});

test('the password changes only with the current one, and signs out all other sessions', async ({
  openSettings,
  signInWith,
  isAlive,
}) => {
  const other = await signInWith(PHONE);
  const user = await openSettings('account');
  const sessions = within(await screen.findByRole('list', { name: 'Sessions' }));
  expect(sessions.getAllByRole('listitem')).toHaveLength(2);
  const panel = within(await findPanel('Password'));
  const current = panel.getByLabelText<HTMLInputElement>(/^Current password/);
  const next = panel.getByLabelText(/^New password/);
  const repeated = panel.getByLabelText(/^Confirm new password/);
  const submit = async (old: string, chosen: string) => {
    await fillIn(user, current, old);
    await fillIn(user, next, chosen);
    await fillIn(user, repeated, chosen);
    await user.click(panel.getByRole('button', { name: 'Change password' }));
  };
  await submit(OWNER.password, 'short');
  await panel.findByText('Must be at least 8 characters');
  await fillIn(user, next, 'seven quiet otters');
  await fillIn(user, repeated, 'seven quiet others');
  await user.tab();
  await panel.findByText("Passwords don't match");
  await submit('wrong', 'seven quiet otters');
  await panel.findByText('Current password is incorrect');
  await submit(OWNER.password, 'seven quiet otters');
  await screen.findByText('Password changed. All other sessions were signed out.');
  expect(current.value).toBe('');
  expect(await isAlive(other)).toBe(false);
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
  await signInWith(PHONE, 'seven quiet otters');
});

test('addresses of settings without a page lead to the identity, and unknown ones are not found', async ({
  visitAsOwner,
}) => {
  await visitAsOwner('/admin/settings');
  await waitFor(() => expect(location.pathname).toBe('/admin/settings/identity'));
  await visitAsOwner('/admin/settings/sections');
  await waitFor(() => expect(location.pathname).toBe('/admin/settings/home'));
  await visitAsOwner('/admin/settings/nothing');
  await screen.findByRole('heading', { name: /Page Not Found$/ });
});

test('the data settings are in groups', async ({ openSettings }) => {
  await openSettings('data');
  const listPanels = async (name: string) => {
    const group = within(await screen.findByRole('region', { name }));
    return group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  };
  expect(await listPanels('Move in')).toContain('Sample content');
  expect(await listPanels('Files')).toEqual(['Resume', 'Fonts for other scripts']);
  expect(await listPanels('Keep safe')).toEqual(['Backup']);
});

test('an uploaded resume is removed after a question, and visitors get the generated one again', async ({
  openSettings,
  site,
}) => {
  const row = { name: 'mine.pdf', mediaType: 'application/pdf', bytes: 1, width: null, height: null };
  await site.db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'resume', createdAt: new Date() }),
  );
  const user = await openSettings('data');
  await user.click(await screen.findByRole('button', { name: 'Remove resume' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove resume' }));
  await user.click(question.getByRole('button', { name: 'Remove resume' }));
  await screen.findByText('Resume removed. Visitors now get the generated one.');
  await screen.findByRole('button', { name: 'Upload resume' });
  expect(await site.services.resumes.get()).toBeNull();
});

test('the owner is told which texts need a font, until one is added', async ({
  openSettings,
  saveElsewhere,
  site,
  stored,
}) => {
  const name = '0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90.ttf';
  await writeFile(join(site.uploadsDir, name), await readScriptFont('hebrew'));
  const font = { name: 'Noto Sans Hebrew', file: `/uploads/${name}` };
  await saveElsewhere({ ownerName: 'שרה לוי', location: 'חיפה', fonts: [font] });
  const user = await openSettings('data');
  const panel = within(await findPanel('Fonts for other scripts'));
  const remove = await panel.findByRole('button', { name: 'Remove Noto Sans Hebrew' });
  expect(panel.queryByRole('alert')).toBeNull();
  await user.click(remove);
  expect((await panel.findByRole('alert')).textContent).toMatch(
    /2 texts contain characters that no font has, so the resume\s+and share pictures omit them\. Add a font for the script/,
  );
  const texts = within(panel.getByRole('list', { name: 'Texts left out' })).getAllByRole('listitem');
  expect(texts.map(({ textContent }) => textContent)).toEqual(['שרה לוי', 'חיפה']);
  expect((await stored()).fonts).toEqual([]);
  await screen.findByText('Noto Sans Hebrew removed.');
});

test('removing a font keeps those that another tab has added, and a failure gives its cause', async ({
  openSettings,
  saveElsewhere,
  network,
  stored,
}) => {
  const one = { name: 'One', file: '/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90.ttf' };
  const two = { name: 'Two', file: '/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d91.ttf' };
  const three = { name: 'Three', file: '/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d92.ttf' };
  await saveElsewhere({ fonts: [one, two] });
  const user = await openSettings('data');
  const panel = within(await findPanel('Fonts for other scripts'));
  const remove = await panel.findByRole('button', { name: 'Remove One' });
  await saveElsewhere({ fonts: [one, two, three] });
  await user.click(remove);
  await screen.findByText('One removed.');
  expect((await stored()).fonts).toEqual([two, three]);
  await panel.findByRole('button', { name: 'Remove Three' });

  network.fail('fonts.remove');
  await user.click(panel.getByRole('button', { name: 'Remove Two' }));
  await screen.findByText("Couldn't remove Two. Server error: Internal server error");
});

test('style, accent, and the visibility and order of sections take eight actions with one save', async ({
  visitAsOwner,
  network,
  stored,
}) => {
  const user = await visitAsOwner('/admin/inbox');
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await openPage(user, 'Appearance');
  await user.click(await screen.findByLabelText(/^Editorial/));
  const themes = within(screen.getByRole('group', { name: 'Theme for new visitors' })).getAllByRole('button');
  expect(themes.map(({ textContent }) => textContent)).toEqual(['System', 'Light', 'Dark']);
  await user.click(screen.getByLabelText(/^Plum/));
  await openPage(user, 'Home');
  await user.click(await screen.findByRole('switch', { name: 'Interests' }));
  await user.click(screen.getByRole('button', { name: 'Move Portfolio up' }));
  await screen.findByText('3 settings not saved');
  await user.click(saveButton());
  await screen.findByText('All changes saved');
  expect(network.count('site.update')).toBe(1);
  const { style, accent, homeSections } = await stored();
  expect({ style, accent }).toEqual({ style: 'editorial', accent: '#7a2e8e' });
  expect(homeSections).toContainEqual({ name: 'interests', hidden: true });
  expect(homeSections.findIndex(({ name }) => name === 'portfolio')).toBe(2);
});

test('one row of sections is open at a time', async ({ openSettings }) => {
  const user = await openSettings('home');
  const listOpen = () => screen.queryAllByRole('button', { expanded: true }).filter(isInMain);
  for (const name of ['Skills', 'Interests', 'Contact']) {
    await openRow(user, name);
    expect(listOpen().map(({ textContent }) => textContent)).toEqual([name]);
  }
  await user.click(listOpen()[0] ?? document.body);
  expect(listOpen()).toEqual([]);
});

test('a failed check for newer settings does not change the open editor', async ({
  openSettings,
  network,
}) => {
  useFakeClock();
  const user = await openSettings();
  await fillIn(user, field('Headline'), 'In the middle of a wo');
  network.fail('site.get');
  const before = network.count('site.get');
  // The owner returns from another window after half a minute; all three attempts fail.
  await vi.advanceTimersByTimeAsync(31_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(network.count('site.get') - before).toBe(3));
  await user.type(field('Headline'), 'rd');
  expect(field('Headline').value).toBe('In the middle of a word');
  expect(screen.queryByText(/^Couldn't load settings/)).toBeNull();
});

describe('the sample content', () => {
  test.override('content', 'sample');

  test('is removed after a confirmation, and the message lists what was removed', async ({
    openSettings,
    network,
    owner,
    site,
    stored,
  }) => {
    const user = await openSettings('data');
    const part = within(await findPanel('Sample content'));
    await part.findByText(/8 projects, 20 skills, 3 notes, 3 categories/);
    const remove = part.getByRole('button', { name: 'Remove sample content' });
    await user.click(remove);
    await user.click(dialogButton('Cancel'));
    const failure = network.fail('sample.clear');
    await user.click(remove);
    await user.click(dialogButton('Remove sample content'));
    await screen.findByText("Couldn't remove the sample content. Please try again.");
    failure.stop();
    await user.click(dialogButton('Remove sample content'));
    await screen.findByText(/^Removed 8 projects, 20 skills, 3 notes, 3 categories and \d+ images\./);
    await part.findByText('No sample content left.');
    expect(await owner.projects.list.query()).toEqual([]);
    expect((await stored()).ownerName).toBe('Grace Example');
    const files = await readdir(site.uploadsDir);
    // Earlier versions of the settings still use the avatar, so it can be restored with them.
    expect(files.filter(name => name.startsWith('sample-'))).toEqual(['sample-avatar.svg']);
    expect((await fetch(`${site.url}/uploads/sample-avatar.svg`)).status).toBe(404);
  });
});

test('the preview gets the settings that a save stores, with each edit', async ({ openSettings, stored }) => {
  const user = await openSettings('home');
  const shown: SiteSettings[] = [];
  const detail: ShowSettings = settings => void shown.push(settings);
  const frame = await screen.findByTitle('Home page preview');
  act(() => void frame.dispatchEvent(new CustomEvent('showsettings', { detail })));
  expect(shown).toEqual([await stored()]);
  await user.click(screen.getByRole('switch', { name: 'Contact' }));
  await user.click(screen.getByRole('button', { name: 'Move Interests up' }));
  await openRow(user, 'Interests');
  await fillIn(user, field('Interests heading'), 'Drives');
  expect(shown.at(-1)?.texts).toEqual({ interestsTitle: 'Drives' });
  await user.clear(field('Interests heading'));
  expect(shown.at(-1)?.texts).toEqual({});
  await user.paste('What drives me');
  const previewed = shown.at(-1);
  await user.click(saveButton());
  await screen.findByText('All changes saved');
  expect(await stored()).toEqual({ ...previewed, version: expect.any(Number) });
  expect(previewed).toMatchObject({
    homeSections: expect.arrayContaining([{ name: 'contact', hidden: true }]),
    texts: { interestsTitle: 'What drives me' },
  });
});

/** Lists the settings that each save sent. */
function listSent(requests: SentRequest[]): string[][] {
  return requests
    .filter(({ path }) => path.includes('site.update'))
    .map(({ body }) => Object.keys(JSON.parse(body)[0]).sort());
}

async function openPage(user: UserEvent, name: string): Promise<void> {
  const menu = within(await screen.findByRole('navigation', { name: 'Settings pages' }));
  await user.click(menu.getByRole('link', { name }));
  await waitFor(() => expect(location.pathname).toBe(`/admin/settings/${name.toLowerCase()}`));
}

async function openRow(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name, expanded: false }));
}

function isInMain(element: HTMLElement): boolean {
  return element.closest('main') !== null;
}

function field(label: string | RegExp) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function saveButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
}

function dialogButton(name: string) {
  return within(screen.getByRole('alertdialog')).getByRole('button', { name });
}
