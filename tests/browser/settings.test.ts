import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteSettings } from '#shared/contract/site';
import { listAxeFindings } from '../support/axe-findings';
import { failCall, holdCalls } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { pdf, picture } from '../support/media-factory';
import { OWNER } from '../support/owner';
import { saveSettings } from '../support/save-settings';
import { fillSignIn, signIn, visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
  // The first change of the sample owner's name removes everything about that person.
  await saveSettings(site.url, { ownerName: 'Grace Example' });
  await saveSettings(site.url, {
    role: 'Engineer',
    links: ['GitHub', 'LinkedIn'].map(label => ({
      label,
      url: `https://example.org/${label}`,
      icon: 'fa-solid fa-globe',
    })),
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function call(method: string, path: string, { body, headers = {} }: RequestParts = {}) {
  return fetch(`${site.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
type RequestParts = { body?: unknown; headers?: Record<string, string> };

async function fetchToken(userAgent: string, password = OWNER.password): Promise<string> {
  const body = { email: OWNER.email, password };
  const answer = await call('POST', '/users/login', { body, headers: { 'user-agent': userAgent } });
  expect(answer.status).toBe(200);
  return (await answer.json()).token;
}

async function stored(): Promise<SiteSettings> {
  return (await call('GET', '/site')).json();
}

/** Names a heading on each page. */
const PAGES = {
  identity: 'Identity',
  appearance: 'Style',
  home: 'Home page',
  about: 'About page',
  account: 'Password',
  data: 'Resume',
};

async function openSettings(
  name: keyof typeof PAGES = 'identity',
  options: Parameters<typeof visitAsOwner>[3] = {},
) {
  const visited = await visitAsOwner(browser, site.url, `/admin/settings/${name}`, options);
  await visited.page.getByRole('heading', { name: PAGES[name], exact: true }).waitFor();
  return visited;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Settings pages' });

/** Finds the panel, which may be in a group of panels. */
function panel(page: Page, heading: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last();
}

const openRow = (page: Page, name: string) =>
  page.getByRole('button', { name, expanded: false, exact: true }).click();

const field = (place: Page | Locator, label: string) => place.getByLabel(label, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const dialogButton = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

function values(fields: Locator): Promise<string[]> {
  return fields.evaluateAll(found =>
    found.map(input => (input instanceof HTMLInputElement ? input.value : '')),
  );
}

describe('the settings of the site', () => {
  test('send only what changed, once, and show it to visitors at once', async () => {
    const before = await stored();
    const { page, problems, close } = await openSettings();
    const sent: string[] = [];
    page.on('request', request => {
      if (request.url().includes('site.update')) sent.push(request.postData() ?? '');
    });
    expect(await saveButton(page).isDisabled()).toBe(true);
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByText('Grace Example').waitFor();
    expect(await profile.getByRole('link').getAttribute('href')).toBe('/admin/about#profile');
    await field(page, 'Headline').fill('Kites for hire');
    await field(page, 'Birth date (optional)').fill('1990-02-03');

    const links = panel(page, 'Links');
    await links.getByRole('button', { name: 'Add Link' }).click();
    await page.keyboard.type('Weblog');
    await field(links, 'Address').last().fill('https://example.org/weblog');
    await links.getByRole('button', { name: 'Icon, current: link', exact: true }).click();
    await page.getByLabel('Search icons').fill('rss');
    await page.getByRole('button', { name: 'rss', exact: true }).click();
    const up = links.getByRole('button', { name: 'Move Weblog up' });
    for (const _ of before.links) await up.press('Enter');
    // At the top the button moves nothing but stays focused.
    await up.press('Enter');
    expect(await up.evaluate(button => button === document.activeElement)).toBe(true);
    await links.getByRole('button', { name: `Remove: ${before.links[0]?.label}` }).click();
    const expected = ['Weblog', ...before.links.slice(1).map(({ label }) => label)];
    expect(await values(field(links, 'Label'))).toEqual(expected);

    await page.getByText('3 settings not saved').waitFor();
    await saveButton(page).dblclick();
    await page.getByText('Settings saved successfully!').waitFor();
    await page.getByText('All changes saved').waitFor();

    await menu(page).getByRole('link', { name: 'Home' }).click();
    await openRow(page, 'Interests');
    await openRow(page, before.topics[0]?.name ?? '');
    await field(page, 'Name').first().fill('Kites');
    await page.frameLocator('iframe').locator('#welcome').getByText('Kites', { exact: true }).waitFor();
    await saveButton(page).dblclick();
    await page.getByText('All changes saved').waitFor();

    // The About Editor saves the profile and the quotes separately.
    await page.getByRole('link', { name: 'About Editor' }).click();
    await page.getByRole('button', { name: /^Profile/ }).click();
    await field(page, 'Name').fill('Ada Example');
    await saveButton(page).dblclick();
    await page.getByText('All changes saved').waitFor();
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('button', { name: /^Quotes/ }).click();
    await page.getByRole('button', { name: 'Remove: quote 1', exact: true }).click();
    await page.getByRole('button', { name: 'Add Quote' }).click();
    expect(await field(page, 'Author').count()).toBe(before.quotes.length);
    await page.keyboard.type('Measure twice.');
    await field(page, 'Author').last().fill('A carpenter');
    await page.getByText('1 setting not saved').waitFor();
    await saveButton(page).dblclick();
    await page.getByText('All changes saved').waitFor();
    expect(sent.map(body => Object.keys(JSON.parse(body)[0]).sort())).toEqual([
      ['birthDate', 'expectedVersion', 'headline', 'links'],
      ['expectedVersion', 'topics'],
      ['expectedVersion', 'ownerName'],
      ['expectedVersion', 'quotes'],
    ]);

    const after = await stored();
    expect(after).toMatchObject({ ownerName: 'Ada Example', birthDate: '1990-02-03', role: before.role });
    expect(after.links[0]).toEqual({
      label: 'Weblog',
      url: 'https://example.org/weblog',
      icon: 'fa-solid fa-rss',
    });
    expect(after.topics.map(({ name }) => name)).toEqual([
      'Kites',
      ...before.topics.slice(1).map(({ name }) => name),
    ]);
    expect(after.quotes).toHaveLength(before.quotes.length);
    expect(after.quotes.at(-1)).toEqual({ text: 'Measure twice.', author: 'A carpenter' });
    const visitor = await visit(browser);
    await visitor.page.goto(site.url);
    expect(await visitor.page.title()).toContain('Ada Example');
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Weblog' }).waitFor();
    expect([...problems, ...visitor.problems]).toEqual([]);
    await visitor.close();
    await close();
  });

  test('mark rejected values at their fields, and preserve failed changes for a retry', async () => {
    const { page, close } = await openSettings();
    const links = panel(page, 'Links');
    const address = field(links, 'Address').last();
    const headline = field(page, 'Headline');
    await headline.fill('Kite maker');
    await links.locator('li').last().locator('[aria-expanded]').first().click();
    await address.fill('javascript:alert(1)');
    await field(page, 'Code profile').fill('javascript:alert(1)');
    await page.keyboard.press('Control+s');
    await page.getByText("Couldn't save settings. Please fix the highlighted fields.").waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    const first = field(page, 'Code profile');
    await expect.poll(() => first.evaluate(input => input === document.activeElement)).toBe(true);
    await links.getByText('Must be a web address').waitFor();
    expect(await field(page, 'Code profile').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => listAxeFindings(page)).toEqual([]);
    // A save on another page leads back to the field.
    await menu(page).getByRole('link', { name: 'Notes' }).click();
    await saveButton(page).click();
    await page.waitForURL(`${site.url}/admin/settings/identity`);
    await expect.poll(() => first.evaluate(input => input === document.activeElement)).toBe(true);

    await address.fill(' kites@example.org ');
    expect(await address.getAttribute('aria-invalid')).toBeNull();
    await field(page, 'Code profile').fill('');
    await field(page, 'Experience since (optional)').fill('2019-05-01');
    const failing = await failCall(page, 'site.update');
    await saveButton(page).click();
    await page.getByText("Couldn't save settings. Server error: Internal server error").waitFor();
    expect(await headline.inputValue()).toBe('Kite maker');
    await failing.stop();
    await page.route('**/trpc/site.update**', route => route.abort());
    await saveButton(page).click();
    await page.getByText("Couldn't save settings. No response from server.").waitFor();
    await page.unroute('**/trpc/site.update**');
    await saveButton(page).click();
    await page.getByText('All changes saved').waitFor();
    // The server has completed the address, and the field shows what is saved.
    expect(await address.inputValue()).toBe('mailto:kites@example.org');
    expect(await stored()).toMatchObject({ headline: 'Kite maker', experienceStart: '2019-05-01' });
    await close();
  });

  test('preserve unsaved changes over a reload and a new sign-in, and discard them only on request', async () => {
    const { page, close } = await openSettings();
    const headline = field(page, 'Headline');
    const saved = await headline.inputValue();
    await headline.fill('Kites for everyone');
    // The changes stay in this tab.
    await menu(page).getByRole('link', { name: 'Account' }).click();
    await page.getByText('Your unsaved changes stay in this tab.').waitFor();
    await page.goBack();
    await expect.poll(() => headline.inputValue()).toBe('Kites for everyone');

    page.once('dialog', dialog => void dialog.accept());
    await page.reload();
    await page.getByText('Unsaved changes restored.').waitFor();
    expect(await headline.inputValue()).toBe('Kites for everyone');

    // Another device ends the session of this page.
    const token = await fetchToken('curl/8.5.0');
    await call('DELETE', '/auth/sessions', { headers: { 'x-auth-token': token } });
    await headline.fill('Kites for all');
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await fillSignIn(page);
    await page.getByText('Unsaved changes restored.').waitFor();
    expect(await headline.inputValue()).toBe('Kites for all');

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
    await page.getByText('Discard 1 unsaved change?').waitFor();
    await dialogButton(page, 'Discard').click();
    expect(await headline.inputValue()).toBe(saved);
    expect((await stored()).headline).toBe(saved);
    await close();
  });

  test('merge different settings that two tabs save', async () => {
    const first = await openSettings();
    const second = await openSettings();
    await field(first.page, 'Headline').fill('Bremen');
    await field(second.page, 'Introduction').fill('By doing');
    for (const { page } of [first, second]) {
      await saveButton(page).click();
      await page.getByText('Settings saved successfully!').waitFor();
    }
    expect(await stored()).toMatchObject({ headline: 'Bremen', introduction: 'By doing' });
    expect(await field(second.page, 'Headline').inputValue()).toBe('Bremen');
    await first.close();
    await second.close();
  });

  test('ask about a setting that two tabs change, and lose nothing without a choice', async () => {
    const token = await fetchToken('curl/8.5.0');
    const saveElsewhere = (body: Partial<SiteSettings>) =>
      call('PUT', '/site', { body, headers: { 'x-auth-token': token } });
    await saveElsewhere({ headline: 'Home', introduction: 'Baker', links: [] });
    const { page, problems, close } = await openSettings();
    await field(page, 'Headline').fill('Lisbon');
    await field(page, 'Introduction').fill('Pilot');
    const links = [{ label: 'Elsewhere', url: '/elsewhere', icon: 'fa-solid fa-link' }];
    await saveElsewhere({ headline: 'Oslo', links });

    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
    const choose = (name: string) => dialog.getByRole('button', { name }).click();
    await dialog.getByText('Saved versionOslo').waitFor();
    await dialog.getByText('YoursLisbon').waitFor();
    // A setting that changed only elsewhere is listed too, and remains.
    await dialog.getByText('Saved versionElsewhere · /elsewhere').waitFor();
    await dialog.getByText("You haven't changed this. The saved value stays.").waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await choose('Keep editing');
    expect(await field(page, 'Headline').inputValue()).toBe('Lisbon');
    expect(await stored()).toMatchObject({ headline: 'Oslo', links });

    await page.keyboard.press('Control+s');
    await choose('Overwrite');
    await page.getByText('Settings saved successfully!').waitFor();
    expect(await stored()).toMatchObject({ headline: 'Lisbon', introduction: 'Pilot', links });

    await saveElsewhere({ headline: 'Oslo' });
    await field(page, 'Headline').fill('Porto');
    await field(page, 'Introduction').fill('Cook');
    await saveButton(page).click();
    await choose('Use saved version');
    await page.getByText('All changes saved').waitFor();
    expect(await field(page, 'Headline').inputValue()).toBe('Oslo');
    expect(await field(page, 'Introduction').inputValue()).toBe('Pilot');
    expect(await stored()).toMatchObject({ headline: 'Oslo', introduction: 'Pilot' });
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the files of the site', () => {
  test('include a picture, which is checked, uploaded and saved with the settings', async () => {
    const { page, close } = await visitAsOwner(browser, site.url, '/admin/about#avatar');
    const part = page.getByRole('region', { name: 'Profile', exact: true });
    const chooser = part.locator('input[type=file]');
    const address = field(part, 'Image URL');
    const before = await address.inputValue();
    await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await part.getByRole('alert').getByText("a.txt isn't an image.").waitFor();
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no png') });
    await part.getByRole('alert').getByText("a.png isn't a readable image.").waitFor();
    expect(await address.inputValue()).toBe(before);

    const buffer = await picture(300, 300).png().toBuffer();
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Crop image' });
    await dialog.getByText('Square').waitFor();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Image uploaded. Save Changes to keep it.').waitFor();
    const url = await address.inputValue();
    expect(url).toMatch(/^\/uploads\/.+-300x300\.png$/);
    await expect
      .poll(() => part.locator('img').evaluate(image => Reflect.get(image, 'naturalWidth')))
      .toBe(300);
    await saveButton(page).click();
    await page.getByText('All changes saved').waitFor();
    expect((await stored()).avatar).toBe(url);
    await part.getByRole('button', { name: 'Remove image' }).click();
    await saveButton(page).click();
    await expect.poll(async () => (await stored()).avatar).toBe('');
    await close();
  });

  test('include a resume, whose upload shows progress and can be canceled, replaced and removed', async () => {
    const resume = async () => (await fetch(`${site.url}/WebResume.pdf`)).text();
    const { page, problems, close } = await openSettings('data');
    const part = panel(page, 'Resume');
    const choose = (text: string, mimeType = 'application/pdf') =>
      part.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType, buffer: pdf(text) });
    await part.getByText('Generated from your settings, skills, projects and timeline.').waitFor();
    await choose('not said to be one', 'text/plain');
    await part.getByText('Must be a PDF.').waitFor();

    await page.route('**/api/resume', () => {});
    await choose('never arrives');
    await part.getByRole('progressbar').waitFor();
    await part.getByRole('button', { name: 'Cancel' }).click();
    await part.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.unroute('**/api/resume');

    await choose('of my own');
    await page.getByText('Resume uploaded. Visitors now get this one.').waitFor();
    await part.getByText('Your own PDF, 1 kB, uploaded on').waitFor();
    expect(await resume()).toContain('of my own');
    await choose('another');
    await expect.poll(resume).toContain('another');
    await part.getByRole('button', { name: 'Remove resume' }).click();
    await dialogButton(page, 'Remove resume').click();
    await part.getByText('Generated from your settings, skills, projects and timeline.').waitFor();
    expect(await resume()).not.toContain('another');
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the account', () => {
  test('lists sessions by device, and ends them one by one or all together', async () => {
    const tokens = [await fetchToken(PHONE), await fetchToken('curl/8.5.0'), await fetchToken('Lynx/2.9')];
    const { page, problems, close } = await visit(browser);
    await signIn(page, site.url);
    await page.getByRole('link', { name: 'Settings' }).click();
    await menu(page).getByRole('link', { name: 'Account' }).click();
    const list = page.getByRole('list', { name: 'Sessions' });
    const current = list.getByRole('listitem').filter({ hasText: 'This device' });
    await current.getByText('Chrome on Linux').waitFor();
    expect(await current.getByRole('button').count()).toBe(0);
    const isAlive = async (token = '') =>
      (await call('GET', '/auth/owner', { headers: { 'x-auth-token': token } })).ok;

    const failing = await failCall(page, 'auth.revokeSession');
    const signOut = list.getByRole('button', { name: 'Sign out Safari on iPhone' });
    await signOut.click();
    await page.getByText("Couldn't sign out Safari on iPhone. Please try again.").waitFor();
    await failing.stop();
    await page.context().setOffline(true);
    const signOutScript = list.getByRole('button', { name: 'Sign out A script (curl)' }).first();
    await signOutScript.click();
    await page.getByText("Couldn't sign out A script (curl). Please try again.").waitFor();
    await signOutScript.waitFor();
    await page.context().setOffline(false);

    const calls = await holdCalls(page);
    await signOut.click();
    await list.getByRole('button', { name: 'Sign out A script (Lynx)' }).click();
    calls.release();
    await page.getByText('Safari on iPhone signed out.').waitFor();
    await page.getByText('A script (Lynx) signed out.').waitFor();
    expect(await isAlive(tokens[0])).toBe(false);
    expect(await isAlive(tokens[1])).toBe(true);
    expect(await isAlive(tokens[2])).toBe(false);
    await list.getByText('A script (curl)').first().waitFor();

    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await dialogButton(page, 'Sign out').click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await page.getByText(/^\d+ sessions? signed out\.$/).waitFor();
    expect(await isAlive(tokens[1])).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });

  test('changes email and password only with the current password', async () => {
    const { page, problems, close } = await openSettings('account');
    const email = panel(page, 'Sign-in email');
    const changeEmail = email.getByRole('button', { name: 'Change email' });
    await expect.poll(() => field(email, 'Sign-in email *').inputValue()).toBe(OWNER.email);
    await field(email, 'Password *').fill('wrong');
    expect(await changeEmail.isDisabled()).toBe(true);
    await field(email, 'Sign-in email *').fill('ada@example.org');
    await changeEmail.click();
    await email.getByText('Current password is incorrect').waitFor();
    await field(email, 'Password *').fill(OWNER.password);
    await changeEmail.click();
    await page.getByText('Email changed. Sign in with ada@example.org from now on.').waitFor();
    expect((await call('POST', '/users/login', { body: OWNER })).status).toBe(400);
    await field(email, 'Sign-in email *').fill(OWNER.email);
    await field(email, 'Password *').fill(OWNER.password);
    await field(email, 'Password *').press('Enter');
    await page.getByText(`Email changed. Sign in with ${OWNER.email} from now on.`).waitFor();

    const password = panel(page, 'Password');
    const change = password.getByRole('button', { name: 'Change password' });
    const fill = async (current: string, next: string, repeated = next) => {
      await field(password, 'Current password *').fill(current);
      await field(password, 'New password *').fill(next);
      await field(password, 'Confirm new password *').fill(repeated);
      await change.click();
    };
    await fill(OWNER.password, 'short');
    await password.getByText('Must be at least 8 characters').waitFor();
    await field(password, 'New password *').fill('seven quiet otters');
    await field(password, 'Confirm new password *').fill('seven quiet others');
    await field(password, 'Confirm new password *').press('Tab');
    await password.getByText("Passwords don't match").waitFor();
    await fill('wrong', 'seven quiet otters');
    await password.getByText('Current password is incorrect').waitFor();
    const other = await fetchToken(PHONE);
    await fill(OWNER.password, 'seven quiet otters');
    await page.getByText('Password changed. All other sessions were signed out.').waitFor();
    expect(await field(password, 'Current password *').inputValue()).toBe('');
    expect((await call('GET', '/auth/owner', { headers: { 'x-auth-token': other } })).status).toBe(401);
    await fetchToken(PHONE, 'seven quiet otters');
    await fill('seven quiet otters', OWNER.password);
    await expect.poll(async () => (await call('POST', '/users/login', { body: OWNER })).status).toBe(200);
    expect(problems).toEqual([]);
    await close();
  });
});

test.each(['light', 'dark'] as const)(
  'axe reports no violations in the %s theme, and nothing overflows on a phone',
  async colorScheme => {
    const { page, problems, close } = await openSettings('identity', { colorScheme });
    const readOverflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const pages = {
      Appearance: page.getByText('The page as it will be after you save.'),
      Home: page.getByRole('button', { name: 'Move Contact up' }),
      Projects: page.getByLabel('Projects intro'),
      Notes: page.getByLabel('Notes intro'),
      About: page.getByLabel('Plans heading'),
      Navigation: page.getByRole('button', { name: 'Move About up' }),
      Account: page.getByRole('list', { name: 'Sessions' }),
      Data: page.getByRole('button', { name: 'Remove sample content' }),
      Identity: page.getByRole('button', { name: 'Add Link' }),
    };
    for (const [label, part] of Object.entries(pages)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await menu(page).getByRole('link', { name: label }).click();
      await part.waitFor();
      expect(new URL(page.url()).pathname).toBe(`/admin/settings/${label.toLowerCase()}`);
      await expect.poll(() => menu(page).locator('[aria-current=page]').innerText()).toBe(label);
      expect(await page.title()).toMatch(new RegExp(`^${label} \\| Settings`));
      expect(await listAxeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(readOverflow).toBeLessThanOrEqual(0);
      expect(await listAxeFindings(page)).toEqual([]);
    }
    await page.goto(`${site.url}/admin/settings`);
    await page.waitForURL(`${site.url}/admin/settings/identity`);
    await page.goto(`${site.url}/admin/settings/nothing`);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    expect(problems.filter(problem => !problem.includes('404'))).toEqual([]);
    await close();
  },
);

test('pages are shorter than 3,500 px on a phone, fields at most 640 px wide, and the current tab is in view', async () => {
  const { page, close } = await openSettings('identity', { viewport: { width: 390, height: 844 } });
  const measure = () =>
    page.evaluate(() => {
      const fields = document.querySelectorAll('main :is(input, textarea, select)');
      return {
        height: document.documentElement.scrollHeight,
        widest: Math.max(...[...fields].map(each => each.getBoundingClientRect().width)),
      };
    });
  const links = menu(page).getByRole('link');
  const paths = await links.evaluateAll(found => found.map(each => each.getAttribute('href')));
  expect(paths).toHaveLength(9);
  for (const path of paths) {
    await page.goto(`${site.url}${path}`);
    await page.locator('main section').last().waitFor();
    expect((await measure()).height, page.url()).toBeLessThanOrEqual(3500);
    const box = await menu(page).locator('[aria-current=page]').boundingBox();
    expect(box?.x, page.url()).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), page.url()).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await measure()).widest, page.url()).toBeLessThanOrEqual(640);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await close();
});

test('on a phone a button opens the preview as a sheet, and gets the focus back', async () => {
  const { page, close } = await openSettings('appearance', { viewport: { width: 390, height: 844 } });
  const button = page.getByRole('button', { name: 'Preview' });
  const sheet = page.getByRole('dialog', { name: 'Preview' });
  const html = page.frameLocator('iframe[title="Home page preview"]').locator('html');
  await page.getByLabel('Editorial').check();
  await button.click();
  await expect.poll(() => html.getAttribute('data-style')).toBe('editorial');
  const box = await sheet.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  expect(await listAxeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await button.evaluate(each => each === document.activeElement)).toBe(true);
  await close();
});

test('the data settings are in two groups beside the resume, with one list of sources', async () => {
  const { page, close } = await openSettings('data');
  const listPanels = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 }).allInnerTexts();
  expect(await listPanels('Move in')).toEqual(['Import', 'Sample content']);
  await page.getByRole('heading', { level: 2, name: 'Resume', exact: true }).waitFor();
  expect(await listPanels('Keep safe')).toEqual(['Backup', 'Export']);
  expect(await listPanels('Publish elsewhere')).toEqual(['Static copy']);
  const sources = await page.locator('#import [aria-expanded]').allInnerTexts();
  expect(sources.map(text => text.split('\n')[0])).toEqual([
    'resume.json',
    'GitHub',
    'Markdown',
    'Backup or export',
  ]);
  await close();
});

test('a style is previewed beside the form, and visitors see it from the first paint on', async () => {
  const { page, problems, close } = await openSettings('appearance');
  const preview = page.frameLocator('iframe[title="Home page preview"]').locator('html');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  await page.getByLabel('Instrument').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => preview.getAttribute('data-style')).toBe('terminal');
  await field(page, 'Custom color').fill('e8a200');
  await page.keyboard.press('Tab');
  expect(await field(page, 'Custom color').inputValue()).toBe('#e8a200');
  await page.getByText('Your color is too pale for the light theme').waitFor();
  const readAccent = (html: Locator) => html.evaluate(root => getComputedStyle(root).outlineColor);
  await preview.evaluate(root => Object.assign(root.style, { outlineColor: 'var(--accent)' }));
  expect(await readAccent(preview)).toBe('rgb(141, 97, 0)');
  const themes = page.getByRole('group', { name: 'Preview theme' });
  await themes.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => readAccent(preview)).toBe('rgb(232, 162, 0)');
  await panel(page, 'Theme for new visitors').getByRole('button', { name: 'Dark' }).click();
  const logo = panel(page, 'Logo');
  const logos = preview.locator('header, footer').locator('a > div > *');
  const readLogos = () =>
    logos.evaluateAll(found => found.map(each => each.getAttribute('src') ?? each.tagName));
  await logo.getByLabel('Mark').check();
  await expect.poll(readLogos).toEqual(['svg', 'svg']);
  await logo.getByLabel('Custom').check();
  const buffer = await picture(90, 60).png().toBuffer();
  await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  const uploaded = expect.stringMatching(/^\/uploads\/.+-90x60\.png$/);
  await expect.poll(readLogos).toEqual([uploaded, uploaded]);
  await logo.getByLabel('Initials').check();
  await saveButton(page).click();
  await page.getByText('Settings saved successfully!').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('data-style')).toBe('terminal');

  const visitor = await visit(browser, { colorScheme: 'light' });
  await visitor.page.goto(site.url);
  const html = visitor.page.locator('html');
  const read = () => html.evaluate(({ dataset: { style, theme } }) => ({ style, theme }));
  expect(await read()).toEqual({ style: 'terminal', theme: 'dark' });
  const sheets = () =>
    visitor.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter(name => /\/look\/|\/index-.*css/.test(name)),
    );
  expect(await sheets()).toEqual([expect.stringMatching(/\/look\/terminal-mono-e8a200-[\w-]+\.css$/)]);
  // A screen that loads later does not load the shared sheet again.
  await visitor.page.getByRole('link', { name: 'All projects' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  expect(await sheets()).toHaveLength(1);
  await visitor.page.getByRole('button', { name: 'Use light theme' }).click();
  await visitor.page.reload();
  expect(await read()).toEqual({ style: 'terminal', theme: 'light' });

  // The owner's page also switches back to the default style at once.
  await page.getByLabel('Instrument').check();
  await panel(page, 'Accent').getByLabel('Style default').check();
  await saveButton(page).click();
  await expect.poll(() => page.locator('html').getAttribute('data-style')).toBe(null);
  await call('PUT', '/site', {
    headers: { 'x-auth-token': await fetchToken(PHONE) },
    body: { firstTheme: 'visitor' },
  });
  expect([...problems, ...visitor.problems]).toEqual([]);
  await visitor.close();
  await close();
});

test('the sample content is removed after a confirmation, and the message lists what was removed', async () => {
  const { page, problems, close } = await openSettings('data');
  const editor = await openSettings('identity');
  const part = panel(page, 'Sample content');
  const remove = part.getByRole('button', { name: 'Remove sample content' });
  await part.getByText('8 projects, 20 skills, 3 notes, 3 categories').waitFor();
  await field(editor.page, 'Headline').fill('Not saved yet');
  await remove.click();
  await dialogButton(page, 'Cancel').click();
  const failing = await failCall(page, 'sample.clear');
  await remove.click();
  await dialogButton(page, 'Remove sample content').click();
  await page.getByText("Couldn't remove the sample content. Please try again.").waitFor();
  await failing.stop();
  await dialogButton(page, 'Remove sample content').click();
  await page.getByText(/^Removed 8 projects, 20 skills, 3 notes, 3 categories and \d+ images\./).waitFor();
  await part.getByText('No sample content left.').waitFor();
  // Removing the sample must not overwrite what the owner is typing.
  await editor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await field(editor.page, 'Headline').inputValue()).toBe('Not saved yet');
  await editor.close();
  expect(await (await call('GET', '/projects')).json()).toEqual([]);
  expect((await stored()).ownerName).toBe('Ada Example');
  const files = await readdir(join(site.folder, 'uploads'));
  // Earlier versions of the settings still use the avatar, so it can be restored with them.
  expect(files.filter(name => name.startsWith('sample-'))).toEqual(['sample-avatar.svg']);
  expect((await fetch(`${site.url}/uploads/sample-avatar.svg`)).status).toBe(404);
  expect(problems).toEqual([]);
  await close();
});

test('a failed check for newer settings does not change the open editor', async () => {
  const { page, close } = await visitAsOwner(browser, site.url, '/');
  await page.clock.install();
  await page.goto(`${site.url}/admin/settings/identity`);
  const headline = field(page, 'Headline');
  await headline.fill('In the middle of a wo');
  let attempts = 0;
  await page.route('**/trpc/**site.get**', route => {
    attempts += 1;
    return route.abort();
  });
  // The owner returns from another window after half a minute; all three attempts fail.
  await page.clock.fastForward(31_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return attempts;
    })
    .toBe(3);
  await page.clock.runFor(500);
  await headline.pressSequentially('rd');
  expect(await headline.inputValue()).toBe('In the middle of a word');
  expect(await page.getByText("Couldn't load settings").count()).toBe(0);
  await close();
});
