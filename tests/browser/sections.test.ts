import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsInEveryLook } from '../support/axe-findings';
import { answerWith } from '../support/change-answer';
import { launchChromium } from '../support/chromium';
import { ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('sections, counters, links and headings are the owner’s, and visitors get them so from the server', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/sections', {
    reducedMotion: 'reduce',
  });
  const toggle = (panel: string, name: string) =>
    page.locator(`#${panel}`).getByRole('switch', { name, exact: true }).click();
  // By keys: picked up, two places up, dropped.
  const handle = page.locator('#home').getByRole('button', { name: 'Move Skills', exact: true });
  await handle.focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await toggle('home', 'Skill strip');
  await toggle('home', 'Contact');
  await toggle('counters', 'Projects');
  await toggle('projects', 'Game of Life');
  await toggle('navigation', 'About');
  await page.getByLabel('Heading of the skills').fill('Tools of the trade');
  await page.getByLabel('Intro of the projects').fill('All of it.');
  expect(await findingsInEveryLook(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved successfully!').waitFor();
  await page.reload();
  expect(await page.getByLabel('Heading of the skills').inputValue()).toBe('Tools of the trade');
  // What is missing is told to the owner there.
  expect(await page.getByText('Nothing to show yet').count()).toBe(0);
  await answerWith(page, 'projects.featured', []);
  await page.reload();
  const portfolio = page.locator('#home li').filter({ has: page.getByRole('switch', { name: 'Portfolio' }) });
  await portfolio.getByText('Nothing to show yet').waitFor();
  expect(problems).toEqual([]);
  await close();

  const visitor = await visit(browser, { javaScriptEnabled: false });
  await visitor.page.goto(site.url);
  const ids = await visitor.page
    .locator('main > section[id]')
    .evaluateAll(nodes => nodes.map(({ id }) => id));
  expect(ids).toEqual(['welcome', 'portfolio', 'skills', 'about']);
  await visitor.page.locator('#skills').getByRole('heading', { name: 'Tools of the trade' }).waitFor();
  expect(await visitor.page.locator('#welcome dt').allInnerTexts()).toEqual([
    'Portfolio Views',
    'Years of Experience',
  ]);
  expect(await visitor.page.locator('[href$="#contact"]').count()).toBe(0);
  expect(await visitor.page.getByRole('region', { name: 'All skills' }).count()).toBe(0);
  const main = visitor.page.getByRole('navigation', { name: 'Main' });
  expect(await main.getByRole('link').allInnerTexts()).toEqual(['Home', 'Projects', 'Notes']);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  await visitor.page.goto(`${site.url}/projects`);
  await visitor.page.getByText('All of it.', { exact: true }).waitFor();
  expect(await visitor.page.locator('#playground h3').allInnerTexts()).toEqual([
    'Contrast meter',
    'Easing bench',
    'Sorting race',
  ]);
  await visitor.close();
});

test('signed in, each Edit link leads to where that part is edited; visitors get none', async () => {
  const call = await ownerCalls(site.url);
  const [project] = await call('GET', '/projects');
  const note = await call('POST', '/notes', { title: 'Low water' });
  const imprint = await call('POST', '/pages', { title: 'Imprint' });
  // Where a link leads to a part of a page, that part has the focus.
  const edits: Record<string, [label: string, to: string][]> = {
    '/': [
      ['Edit introduction', '/admin/settings/identity#introduction'],
      ['Edit interests', '/admin/settings/sections#topics'],
      ['Edit skills', '/admin/skills'],
      ['Edit featured projects', '/admin/dashboard#projects'],
    ],
    '/projects': [['Edit projects', '/admin/dashboard#projects']],
    '/notes': [['Edit notes', '/admin/writing']],
    '/about': [['Edit timeline', '/admin/about']],
    [`/projects/${project._id}`]: [['Edit project', `/admin/projects/${project._id}`]],
    [`/notes/${note.slug}`]: [['Edit note', `/admin/notes/${note._id}`]],
    [`/pages/${imprint.slug}`]: [['Edit page', `/admin/pages/${imprint._id}`]],
  };
  const codeOfLinks = (names: string[]) => names.filter(name => /\/edit-links-[^/]*\.js$/.test(name));
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

  const { page, problems, close } = await visitAsOwner(browser, site.url, '/');
  await expect.poll(async () => codeOfLinks(await page.evaluate(loaded))).toHaveLength(1);
  const links = page.getByRole('navigation', { name: 'Edit this page' }).getByRole('link');
  for (const [path, wanted] of Object.entries(edits)) {
    for (const [label, to] of wanted) {
      await page.goto(site.url + path);
      await expect.poll(() => links.allInnerTexts()).toEqual(wanted.map(([each]) => each));
      await links.filter({ hasText: label }).click();
      await page.waitForURL(site.url + to);
      const [, part] = to.split('#');
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id);
      if (part) await expect.poll(focused).toBe(part);
    }
  }
  expect(problems).toEqual([]);
  await close();

  const visitor = await visit(browser);
  for (const path of Object.keys(edits)) {
    await visitor.page.goto(site.url + path);
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.page.getByRole('link', { name: /^Edit / }).count(), path).toBe(0);
    expect(codeOfLinks(await visitor.page.evaluate(loaded)), path).toEqual([]);
  }
  await visitor.close();
});
