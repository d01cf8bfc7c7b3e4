import { expect, test } from 'vitest';
import { ownerCalls } from '../support/app/owner-calls';
import { openBrowserOnSite } from '../support/other-browsers/launch-browser';

const { site, tab } = await openBrowserOnSite();

const link = (name: string) => ({ css: 'a', name });
const button = (name: string) => ({ css: 'button', name });
const heading = { css: 'h1' };

async function expectPath(path: string): Promise<void> {
  await expect.poll(() => tab.address()).toBe(site.url + path);
}

test('a visitor goes from the home page to a project by its category', async () => {
  await tab.open(site.url);
  expect(await tab.read(heading)).toMatch(/^I build/);
  await tab.click(link('See projects'));
  await expectPath('/projects');
  // The category is closed at first.
  await tab.click({ css: 'h2 a[href*="Web+applications"]' });
  await tab.click({ css: 'h3 a', name: 'Lending Desk' });
  await expect.poll(() => tab.read(heading)).toBe('Lending Desk');
  expect(await tab.evaluate(() => document.title)).toContain('Lending Desk');
});

test('the theme of a visitor stays after a reload', async () => {
  await tab.open(site.url);
  const readScheme = () => tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const before = await readScheme();
  await tab.click({ css: 'header button[aria-label$=" theme"]' });
  await expect.poll(readScheme).not.toBe(before);
  const after = await readScheme();
  await tab.open(`${site.url}/notes`);
  expect(await readScheme()).toBe(after);
});

test('the timeline moves by wheel, keys and buttons', async () => {
  await tab.open(`${site.url}/about`);
  const timeline = 'section[aria-label="Timeline"]';
  // From then on the hidden elements are inert.
  await expect.poll(() => tab.evaluate(() => document.querySelector('[inert]') !== null)).toBe(true);
  await tab.wheel({ css: timeline }, 100);
  await expectPath('/about?element=2');
  await tab.press('ArrowRight');
  await expectPath('/about?element=3');
  await tab.click({ css: `${timeline} button[aria-label^="Next: "]` });
  await expectPath('/about?element=4');
  await tab.click({ css: `${timeline} button[aria-label^="Previous: "]` });
  await expectPath('/about?element=3');
});

test('a visitor reads a note, and finds it again by search', async () => {
  await tab.open(`${site.url}/notes`);
  await tab.click({ css: 'h3 a' });
  await expect.poll(() => tab.address()).toMatch(/\/notes\/.+/);
  const title = await tab.read(heading);
  await tab.open(`${site.url}/search`);
  await tab.fill({ css: 'input[type=search]' }, title);
  await tab.press('Enter');
  await expect.poll(() => tab.address()).toContain('?q=');
  await tab.click({ css: 'h2 a', name: title });
  await expect.poll(() => tab.read(heading)).toBe(title);
});

test('a message reaches the inbox, and a field with an error has the focus', async () => {
  await tab.open(site.url);
  await tab.fill({ css: 'input[name=name]' }, 'Ada');
  await tab.fill({ css: 'textarea[name=message]' }, 'Your sensors count my sheep.');
  await tab.click(button('Send message'));
  await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email');
  await tab.fill({ css: 'input[name=email]' }, 'ada@example.com');
  await tab.click(button('Send message'));
  await tab.waitForText('Message sent successfully!');
  const call = await ownerCalls(site.url);
  expect((await call('GET', '/contacts'))[0]).toMatchObject({ name: 'Ada', email: 'ada@example.com' });
});
