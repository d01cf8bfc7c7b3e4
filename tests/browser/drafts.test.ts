import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#client/app/routes';
import type { Project } from '#shared/contract/project';
import { NEW_TIMELINE_ELEMENT } from '#shared/contract/timeline-element';
import { listAccessibilityProblems, listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { HIDDEN, hiddenElement, hiddenProject, MARK } from '../support/hidden-content';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { UNKNOWN_ID } from '../support/project-factory';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

let browser: Browser;
let site: Site;
let call: OwnerCall;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function getStatus(path: string): Promise<number> {
  return (await fetch(site.url + path)).status;
}

/**
 * Returns what the server renders for each route, with this ID as the route's parameter. One page at a time, because a
 * page whose data takes over a second is rendered without it.
 */
async function renderPages(id: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const { pattern } of routes) {
    const response = await fetch(site.url + pattern.replace(':id', id).replace(/\*\??/, 'anything'));
    pages[pattern] = `${response.status} ${(await response.text()).replaceAll(id, 'ID')}`;
  }
  return pages;
}

test('unpublished content does not change any rendered page', async () => {
  // The first request builds the search index, for which a page does not wait on a busy machine.
  await call('GET', '/search?q=tide');
  const before = await renderPages(UNKNOWN_ID);
  const ids: string[] = [];
  for (const state of Object.values(HIDDEN)) {
    const [{ _id }] = await call('POST', '/projects', hiddenProject(state()));
    ids.push(_id);
    ids.push((await call('POST', '/timeline', hiddenElement({ order: 0, ...state() })))._id);
  }
  for (const id of ids) {
    const pages = await renderPages(id);
    expect(JSON.stringify(pages)).not.toContain(MARK);
    expect(pages).toEqual(before);
  }
  for (const [index, id] of ids.entries()) {
    await call('DELETE', `${index % 2 === 0 ? '/projects' : '/timeline'}/${id}`);
  }
});

test('a new project is a draft that is saved, scheduled, published and unpublished in its editor', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  // Without an edit it is deleted when the owner leaves.
  await page.getByRole('button', { name: 'Add New Project' }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('New Project');
  await page.goBack();
  await page.getByRole('table', { name: 'Projects', exact: true }).waitFor();
  const listTitles = async () => (await call('GET', '/projects')).map(({ title }: Project) => title);
  await expect.poll(listTitles).not.toContain('New Project');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  await page.waitForURL('**/admin/projects/*');
  const id = page.url().split('/').at(-1) ?? '';
  const bar = page.getByRole('group', { name: /^Publishing status: / });
  await bar.getByText('Draft', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'View public page' }).count()).toBe(0);

  const initialMarks = page.getByText('Initial text', { exact: true }).and(page.locator(':visible'));
  expect(await initialMarks.count()).toBe(4);
  await bar.getByText(/ Publish lists it with a lock\.$/).waitFor();
  await page.getByRole('button', { name: 'Public', exact: true }).click();
  await bar.getByText(/ Publish shows it to visitors at once\.$/).waitFor();
  await page.getByRole('button', { name: 'Private', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('Tide table');
  await expect.poll(() => initialMarks.count()).toBe(3);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Draft saved.').waitFor();
  expect(await getStatus(`/projects/${id}`)).toBe(404);

  await page.getByRole('region', { name: 'Who sees it' }).getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Date and time').fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByText('Choose a time in the future.').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await dialog.getByLabel('Date and time').fill('2099-01-02T09:00');
  await page.keyboard.press('Enter');
  const initialTexts = page.getByRole('dialog', { name: 'Fields with their initial text' });
  await initialTexts.getByRole('button', { name: 'Schedule as is' }).click();
  await bar.getByText('Scheduled', { exact: true }).waitFor();
  const planned: Project = await call('GET', `/projects/${id}`);
  const moment = await page.evaluate(() => new Date('2099-01-02T09:00').toISOString());
  expect(planned).toMatchObject({ title: 'Tide table', publishAt: moment });
  expect(await getStatus(`/projects/${id}`)).toBe(404);
  await sweepWithAxe(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Preview as visitors will see it' }).click();
  const panel = page.getByRole('dialog', { name: 'Preview' });
  await panel.getByRole('button', { name: 'Create link' }).click();
  const href = (await panel.getByRole('link', { name: 'Open preview' }).getAttribute('href')) ?? '';
  expect(await listAxeFindings(page)).toEqual([]);
  const visitor = await visit(browser);
  await visitor.page.goto(site.url + href);
  await visitor.page.getByRole('heading', { name: 'Tide table' }).waitFor();
  await visitor.page.getByText('Only people with this link can see this page.').waitFor();
  await sweepWithAxe(visitor.page);
  expect(await visitor.page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await (await fetch(site.url + href)).text()).toMatch(/<meta name="robots" content="noindex/);
  expect((await call('GET', `/views/project/${id}`)).projectViews).toBe(0);
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await panel.getByRole('button', { name: 'Create link' }).waitFor();
  await visitor.page.reload();
  await visitor.page.getByText('This link has expired or was turned off.').waitFor();
  expect(await getStatus(href)).toBe(404);
  expect(visitor.problems).toEqual([]);
  await visitor.close();

  // Public pages hide the draft from its owner too.
  await page.goto(`${site.url}/projects/${id}`);
  await page.getByRole('heading', { name: 'Project not found.' }).waitFor();
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('row', { name: /Tide table .*Scheduled/ }).waitFor();
  await page.getByRole('link', { name: 'Tide table', exact: true }).click();

  // Publishing includes what is typed but not saved.
  await page.getByLabel('Title', { exact: true }).fill('Tide tables');
  await bar.getByRole('button', { name: 'Publish now' }).click();
  await initialTexts.getByText('Timeline').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await initialTexts.getByRole('button', { name: 'Clear and publish' }).click();
  await page.waitForURL(`${site.url}/projects`);
  expect(await getStatus(`/projects/${id}`)).toBe(200);
  const cleared = { description: '', details: '', learned: '', timeline: '' };
  expect(await call('GET', `/projects/${id}`)).toMatchObject({
    title: 'Tide tables',
    slug: 'tide-tables',
    ...cleared,
  });

  await page.goto(`${site.url}/admin/projects/${id}`);
  await page.route('**/trpc/projects.update**', route => route.abort());
  await bar.getByRole('button', { name: 'More actions' }).click();
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText(/^Failed to update project/).waitFor();
  await page.unroute('**/trpc/projects.update**');
  // A later save does not repeat the failed change.
  await page.getByText(/saved \d\d:\d\d/).waitFor();
  await bar.getByRole('button', { name: 'More actions' }).click();
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await bar.getByText('Only you can see it.').waitFor();
  expect(await getStatus(`/projects/${id}`)).toBe(404);
  expect(problems).toEqual([]);
  await close();
});

test('publishing an untouched draft leads to its title', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  const question = page.getByRole('dialog', { name: 'Fields with their initial text' });
  const writeTitle = question.getByRole('button', { name: 'Write a title' });
  const getSelected = () => page.evaluate(() => getSelection()?.toString());

  await page.getByRole('button', { name: 'Add New Project' }).click();
  await page.waitForURL('**/admin/projects/*');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await question.getByText('Title', { exact: true }).waitFor();
  expect(await question.getByRole('button', { name: 'Clear and publish' }).count()).toBe(0);
  expect(await question.getByRole('button', { name: 'Publish as is' }).count()).toBe(1);
  await expect.poll(() => writeTitle.evaluate(button => button === document.activeElement)).toBe(true);
  expect(await listAxeFindings(page)).toEqual([]);
  await writeTitle.click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(getSelected).toBe('New Project');
  await page.keyboard.type('Buoy');
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Buoy');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await question.getByRole('button', { name: 'Clear and publish' }).click();
  await page.waitForURL(`${site.url}/projects`);

  const { _id } = await call('POST', '/timeline', {
    ...NEW_TIMELINE_ELEMENT,
    year: 2024,
    order: 0,
    draft: true,
  });
  await page.goto(`${site.url}/admin/about`);
  const card = page.getByRole('article', { name: NEW_TIMELINE_ELEMENT.title });
  // A closed card opens.
  await card.getByRole('button', { name: `Publish ${NEW_TIMELINE_ELEMENT.title}` }).click();
  await writeTitle.click();
  await expect.poll(getSelected).toBe(NEW_TIMELINE_ELEMENT.title);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await call('DELETE', `/timeline/${_id}`);
  expect(problems).toEqual([]);
  await close();
});

test('a new timeline element is a draft until it is published', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/about');
  await page.getByRole('button', { name: 'Add New Element' }).click();
  const card = page.getByRole('article', { name: 'New Event' });
  await card.getByLabel('Title').fill('Regatta');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('article', { name: 'Regatta' });
  await saved.getByText('Draft', { exact: true }).waitFor();
  const readAboutPage = async () => (await fetch(`${site.url}/about`)).text();
  expect(await readAboutPage()).not.toContain('Regatta');
  // The page hides the draft, although the API returns it to its owner.
  await page.goto(`${site.url}/about`);
  expect(await page.getByText('Regatta').count()).toBe(0);

  await page.goto(`${site.url}/admin/about`);
  await saved.getByRole('button', { name: 'Edit' }).click();
  await saved.getByLabel('Short Description').fill('Sixty boats.');
  await sweepWithAxe(page);
  await saved.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish as is' }).click();
  await saved.getByRole('button', { name: 'Edit' }).waitFor();
  expect(await saved.getByText('Draft', { exact: true }).count()).toBe(0);
  expect(await readAboutPage()).toContain('Sixty boats.');
  expect(problems).toEqual([]);
  await close();
});

test('unpublished changes to a published project are previewed, then published or discarded', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/login');
  const [{ _id: id }] = await call('POST', '/projects', { title: 'Weir gauge', details: 'As it was.' });
  await page.goto(`${site.url}/admin/projects/${id}`);
  const bar = page.getByRole('group', { name: 'Publishing status: Weir gauge' });
  await bar.getByText('Published', { exact: true }).waitFor();
  await bar.getByRole('button', { name: 'More actions' }).click();
  expect(await bar.getByRole('button', { name: 'Save Draft' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByLabel('Title', { exact: true }).fill('Weir gauge 2');
  await bar.getByRole('button', { name: 'More actions' }).click();
  await bar.getByRole('button', { name: 'Save Draft' }).click();
  const held = page.getByRole('group', { name: 'Publishing status: Weir gauge 2' });
  await held.getByText(/^Draft saved, visitors still see the version of /).waitFor();
  expect((await (await fetch(`${site.url}/api/projects/${id}`)).json()).title).toBe('Weir gauge');
  expect(await (await fetch(`${site.url}/projects/${id}`)).text()).not.toContain('Weir gauge 2');

  // The editor opens with the unpublished changes, and saving leaves them unpublished.
  await page.reload();
  await held.getByText('Unpublished changes', { exact: true }).waitFor();
  await page.getByLabel('Title', { exact: true }).fill('Weir gauge 3');
  await page.keyboard.press('Control+s');
  await page.getByText('Draft saved. Visitors still see the published version.').waitFor();
  expect((await (await fetch(`${site.url}/api/projects/${id}`)).json()).title).toBe('Weir gauge');
  await sweepWithAxe(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Preview as visitors will see it' }).click();
  await page.getByRole('button', { name: 'Show preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview of the saved version' });
  const frame = dialog.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Weir gauge 3' }).waitFor();
  await dialog.getByRole('button', { name: 'Dark' }).click();
  await frame.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Phone' }).click();
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  expect(await listAxeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('row', { name: /Weir gauge .*Unpublished changes/ }).waitFor();
  await page.goto(`${site.url}/admin/projects/${id}`);
  await bar.getByRole('button', { name: 'More actions' }).click();
  await bar.getByRole('button', { name: 'Discard unpublished changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByText('Unpublished changes discarded.').waitFor();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Weir gauge');

  await page.getByLabel('Title', { exact: true }).fill('Weir gauge 4');
  await bar.getByRole('button', { name: 'More actions' }).click();
  await bar.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`${site.url}/projects`);
  expect(await (await fetch(`${site.url}/api/projects/${id}`)).json()).toMatchObject({
    title: 'Weir gauge 4',
    details: 'As it was.',
  });
  expect(problems).toEqual([]);
  await close();
});
