import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { expectFocus } from '../support/browser/expect-focus';
import { LOOKS, ON_PHONE, PHONE, sweep, sweepWithAxe } from '../support/browser/sweep';
import { pdf, picture } from '../support/content/media-factory';
import { readScriptFont } from '../support/content/script-fonts';

/** The owner of the site is Grace Example, with two links. */
const test = base.extend('settings', { auto: true, scope: 'file' }, async ({ call }) => {
  // The first change of the sample owner's name removes everything about that person.
  await call('PUT', '/site', { ownerName: 'Grace Example' });
  await call('PUT', '/site', {
    role: 'Engineer',
    links: ['GitHub', 'LinkedIn'].map(label => ({
      label,
      url: `https://example.org/${label}`,
      icon: 'fa-solid fa-globe',
    })),
  });
});

test('settings pages pass axe, are at most 3,500 px high on a phone, with low rows and narrow fields, and show the current tab', async ({
  owner,
  site,
}) => {
  const page = await owner('/admin/settings/identity');
  const pages = {
    Appearance: page.getByText('The page as it will be after you save.'),
    Home: page.getByRole('button', { name: 'Move Contact up' }),
    Projects: page.getByLabel('Projects intro'),
    Notes: page.getByLabel('Notes intro'),
    About: page.getByLabel('Plans heading'),
    Navigation: page.getByRole('button', { name: 'Move About up' }),
    Language: page.getByLabel('Search words'),
    Account: page.getByRole('list', { name: 'Sessions' }),
    Data: page.getByRole('button', { name: 'Remove sample content' }),
    Identity: page.getByRole('button', { name: 'Add link' }),
  };
  expect(await menu(page).getByRole('link').count()).toBe(Object.keys(pages).length);
  for (const [index, [label, part]] of Object.entries(pages).entries()) {
    await menu(page).getByRole('link', { name: label }).click();
    await part.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/settings/${label.toLowerCase()}`);
    await expect.poll(() => menu(page).locator('[aria-current=page]').innerText()).toBe(label);
    expect(await page.title()).toMatch(new RegExp(`^${label} \\| Settings`));
    await page.getByText('Loading preview...').waitFor({ state: 'detached' });
    await sweep(page, PAGE_RULES);
    // The pages share their parts, so axe sees half of them on a phone.
    await sweepWithAxe(page, {}, LOOKS.slice(index % 2, (index % 2) + 1));
  }
  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}/admin/settings/data`);
  await menu(page).waitFor();
  await sweep(page, CURRENT_TAB, [ON_PHONE]);
});

test('axe reports no violations beside rejected values', async ({ owner, problems }) => {
  problems.expect(/site\.update/);
  const page = await owner('/admin/settings/identity');
  await field(page, 'Headline').fill('Lisbon');
  await field(page, 'Code profile').fill('javascript:alert(1)');
  await page.keyboard.press('Control+s');
  await page.getByText("Couldn't save settings. Please fix the highlighted fields.").waitFor();
  await expect.poll(() => listAxeFindings(page)).toEqual([]);
});

test('a picture is cropped, uploaded and saved with the settings', async ({ owner, call }) => {
  const page = await owner('/admin/about#avatar');
  const readAvatar = async () => (await call('GET', '/site')).avatar;
  const part = page.getByRole('region', { name: 'Profile', exact: true });
  const chooser = part.locator('input[type=file]');
  const address = field(part, 'Image URL');
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
  expect(await readAvatar()).toBe(url);
  await part.getByRole('button', { name: 'Remove image' }).click();
  await saveButton(page).click();
  await expect.poll(readAvatar).toBe('');
});

test('the upload of a resume shows progress and can be canceled, replaced and removed', async ({
  owner,
  site,
}) => {
  const resume = async () => (await fetch(`${site.url}/WebResume.pdf`)).text();
  const page = await owner('/admin/settings/data');
  const part = panel(page, 'Resume');
  const choose = (text: string, mimeType = 'application/pdf') =>
    part.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType, buffer: pdf(text) });
  await part.getByText('Generated from your settings, skills, projects and timeline.').waitFor();
  await choose('not declared as a PDF', 'text/plain');
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove resume', exact: true }).click();
  await part.getByText('Generated from your settings, skills, projects and timeline.').waitFor();
  expect(await resume()).not.toContain('another');
});

test('an added font completes the texts that the resume leaves out', async ({ owner, call, problems }) => {
  problems.expect(/415/);
  await call('PUT', '/site', { location: 'חיפה' });
  const page = await owner('/admin/settings/data');
  const part = panel(page, 'Fonts for other scripts');
  const choose = (name: string, buffer: Buffer) =>
    part.locator('input[type=file]').setInputFiles({ name, mimeType: 'font/ttf', buffer });
  await part.getByRole('list', { name: 'Texts left out' }).getByText('חיפה').waitFor();
  const font = await readScriptFont('hebrew');
  await choose('Half.ttf', font.subarray(0, 10_000));
  await part
    .getByText("Couldn't add Half.ttf. The font can't be read. It is damaged or incomplete.")
    .waitFor();
  await choose('NotoSansHebrew-Regular.ttf', font);
  await page.getByText('NotoSansHebrew-Regular.ttf added.').waitFor();
  await part.getByRole('alert').waitFor({ state: 'detached' });
  await part.getByRole('button', { name: 'Remove NotoSansHebrew-Regular' }).click();
  await part.getByRole('list', { name: 'Texts left out' }).waitFor();
  await call('PUT', '/site', { location: '' });
});

test('on a phone a button opens the preview as a sheet, and gets the focus back', async ({ owner }) => {
  const page = await owner('/admin/settings/appearance', { viewport: PHONE });
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
  await expectFocus(button);
});

test('a preview that the network interrupts loads after a retry', async ({ owner, problems }) => {
  problems.expect(/ERR_FAILED/);
  const page = await owner('/admin/settings/identity');
  await page.route('**/projects', route => route.abort());
  await menu(page).getByRole('link', { name: 'Projects' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click({ trial: true });
  await page.unroute('**/projects');
  await retry.click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  await retry.waitFor({ state: 'detached' });
});

test('a style is previewed beside the form, and visitors see it from the first paint on', async ({
  owner,
  visitor,
  call,
}) => {
  const page = await owner('/admin/settings/appearance');
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
  // The preview follows the theme of the owner's page again when that changes.
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expect.poll(() => readAccent(preview)).toBe('rgb(141, 97, 0)');
  expect(await themes.getByRole('button', { name: 'Light' }).getAttribute('aria-pressed')).toBe('true');
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

  const seen = await visitor('/', { colorScheme: 'light' });
  const read = () => seen.locator('html').evaluate(({ dataset: { style, theme } }) => ({ style, theme }));
  expect(await read()).toEqual({ style: 'terminal', theme: 'dark' });
  const sheets = () =>
    seen.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter(name => /\/look\/|\/index-.*css/.test(name)),
    );
  expect(await sheets()).toEqual([expect.stringMatching(/\/look\/terminal-mono-e8a200-[\w-]+\.css$/)]);
  // A screen that loads later does not load the shared sheet again.
  await seen.getByRole('link', { name: 'All projects' }).click();
  await seen.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  expect(await sheets()).toHaveLength(1);
  await seen.getByRole('button', { name: 'Use light theme' }).click();
  await seen.reload();
  expect(await read()).toEqual({ style: 'terminal', theme: 'light' });

  // The owner's page also switches back to the default style at once.
  await page.getByLabel('Instrument').check();
  await panel(page, 'Accent').getByLabel('Style default').check();
  await saveButton(page).click();
  await expect.poll(() => page.locator('html').getAttribute('data-style')).toBe(null);
  await call('PUT', '/site', { firstTheme: 'visitor' });
});

const CURRENT_TAB = {
  'the current tab is in view': {
    check: () => {
      const tab = document.querySelector('nav[aria-label="Settings pages"] [aria-current=page]');
      const box = tab?.getBoundingClientRect();
      return box && box.left >= 0 && box.right <= window.innerWidth ? [] : [String(tab?.textContent)];
    },
  },
};

const PAGE_RULES = {
  'a page is at most 3,500 px high': {
    check: () => {
      const { scrollHeight } = document.documentElement;
      return scrollHeight > 3500 ? [`The page is ${scrollHeight} px high`] : [];
    },
    appliesTo: ({ width }: { width: number }) => width === PHONE.width,
  },
  'a page of rows is at most 1,200 px high while they are closed': {
    check: () => {
      const { scrollHeight } = document.documentElement;
      const isOfRows = /\/(home|projects|notes|about|navigation)$/.test(window.location.pathname);
      return isOfRows && scrollHeight > 1200 ? [`The page is ${scrollHeight} px high`] : [];
    },
  },
  'the first row of the home page is 48 px high': {
    check: () => {
      if (!window.location.pathname.endsWith('/home')) return [];
      const height = document.querySelector('main [data-item]')?.getBoundingClientRect().height;
      return height === 48 ? [] : [`The row is ${height} px high`];
    },
  },
  'a field is at most 640 px wide': {
    check: () =>
      [...document.querySelectorAll('main :is(input, textarea, select)')]
        .filter(each => each.getBoundingClientRect().width > 640)
        .map(each => each.outerHTML),
    appliesTo: ({ width }: { width: number }) => width !== PHONE.width,
  },
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Settings pages' });

/** Finds the panel, which may be in a group of panels. */
function panel(page: Page, heading: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last();
}

const field = (place: Page | Locator, label: string) => place.getByLabel(label, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
