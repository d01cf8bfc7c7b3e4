import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { findMysqlPrograms } from '../support/ensure-mysql';
import { type MysqlServer, startMysqlServer } from '../support/mysql-server';
import { signIn } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';
import { createMysqlSchema, engine as suiteEngine } from '../support/test-database';
import { visit } from '../support/visit';

/** The suite on SQLite also runs these tests on MySQL, because they matter most. */
const ENGINES = suiteEngine === 'mysql' ? (['MySQL'] as const) : (['SQLite', 'MySQL'] as const);

describe.for(ENGINES)('on %s', engine => {
  const isMissing = engine === 'MySQL' && findMysqlPrograms() === null;
  beforeEach(({ skip }) => skip(isMissing, 'no MariaDB or MySQL server is on this machine'));
  describe('the owner’s area', () => mainJob(engine, isMissing));
});

async function startOn(engine: 'SQLite' | 'MySQL'): Promise<{ site: Site; server: MysqlServer | null }> {
  if (engine === 'SQLite') return { site: await startSite(), server: null };
  const server = await startMysqlServer();
  const { url } = await createMysqlSchema(server.url);
  return { site: await startSite({ DATABASE_URL: url, SAMPLE_CONTENT: 'on' }), server };
}

function mainJob(engine: 'SQLite' | 'MySQL', isMissing: boolean): void {
  let browser: Browser;
  let site: Site;
  let server: MysqlServer | null;

  beforeAll(async () => {
    if (isMissing) return;
    ({ site, server } = await startOn(engine));
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await server?.stop();
  });

  /** Returns a page as the server renders it. */
  async function fetchHtml(path: string): Promise<string> {
    return (await fetch(site.url + path)).text();
  }

  async function listProjects(): Promise<{ _id: string; title: string }[]> {
    return (await fetch(`${site.url}/api/projects`)).json();
  }

  test('adds and publishes a project, which visitors and tools see and which survives a restart and a crash', async () => {
    const { page, problems, close } = await visit(browser);
    await signIn(page, site.url);

    await page.getByRole('button', { name: 'Add New Project' }).click();
    await page.waitForURL('**/admin/projects/*');
    await page.getByLabel('Title').fill('Weather Kite');
    await page.getByLabel('Description', { exact: true }).fill('A kite that measures wind at five heights.');
    await page.getByRole('tab', { name: /Skills/ }).click();
    await page.getByLabel('New skill').fill('Rust');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add New Category' }).click();
    await page.getByRole('dialog').getByLabel('Category').fill('Aloft');
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Draft saved.').waitFor();
    expect((await listProjects()).map(({ title }) => title)).not.toContain('Weather Kite');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish as is' }).click();
    await page.waitForURL(`${site.url}/projects`);
    await page.getByText('Project updated successfully!').waitFor();
    expect(problems).toEqual([]);
    await close();

    const saved = (await listProjects()).find(({ title }) => title === 'Weather Kite');
    expect(saved).toMatchObject({ category: 'Aloft', skills: ['Rust'], status: 'planning', public: false });
    const detailPath = `/projects/${saved?._id}`;
    expect(await fetchHtml('/projects?category=Aloft')).toContain('Weather Kite');
    expect(await fetchHtml(detailPath)).toContain('A kite that measures wind at five heights.');

    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await site.restart(signal);
      expect((await listProjects()).map(({ title }) => title)).toContain('Weather Kite');
      expect(await fetchHtml(detailPath)).toContain('Weather Kite');
    }
  }, 60_000);

  test('saves the star on the dashboard without changing another field', async () => {
    const { page, problems, close } = await visit(browser);
    await signIn(page, site.url);
    const [before] = (await listProjects()).filter(({ title }) => title === 'Orrery');
    const star = page.getByRole('button', { name: 'Featured: Orrery' });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(async () => (await listProjects()).find(({ title }) => title === 'Orrery'))
      .toEqual({ ...before, featured: true, updatedAt: expect.any(String) });
    expect(problems).toEqual([]);
    await close();
  });

  test('resets a star that fails to save, and reports the failure', async () => {
    const { page, close } = await visit(browser);
    await signIn(page, site.url);
    const star = page.getByRole('button', { name: 'Featured: Draughtplan' });
    await page.route('**/trpc/projects.update**', route => route.abort());
    await star.click();
    await page.getByText('Failed to update featured status. Please try again.').waitFor();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
    await close();
  });

  test('deletes a project after a confirmation, which Escape declines', async () => {
    const { page, problems, close } = await visit(browser);
    await signIn(page, site.url);
    const remove = page.getByRole('button', { name: 'Delete Screwsort' });
    await remove.click();
    await page.getByText('Are you sure you want to delete this project?').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => remove.evaluate(button => button === document.activeElement)).toBe(true);
    expect((await listProjects()).map(({ title }) => title)).toContain('Screwsort');

    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click();
    await page.getByText('Project deleted successfully!').waitFor();
    await remove.waitFor({ state: 'detached' });
    expect((await listProjects()).map(({ title }) => title)).not.toContain('Screwsort');
    expect(problems).toEqual([]);
    await close();
  });

  test('reverses the order of a column on the second click', async () => {
    const { page, close } = await visit(browser);
    await signIn(page, site.url);
    const titles = async () => {
      const cells = await page
        .getByRole('table', { name: 'Projects', exact: true })
        .getByRole('row')
        .allInnerTexts();
      return cells.slice(1).map(text => text.split(/[\t\n]/)[0]);
    };
    await page.getByRole('button', { name: 'Title' }).click();
    const ascending = await titles();
    expect(ascending).toEqual([...ascending].sort());
    await page.getByRole('button', { name: 'Title' }).click();
    expect(await titles()).toEqual([...ascending].reverse());
    await close();
  });

  test('preserves every field after a failed save, and asks before saving over a newer version', async () => {
    const { page, close } = await visit(browser);
    await signIn(page, site.url);
    const project = (await listProjects()).find(({ title }) => title === 'Plotline');
    await page.goto(`${site.url}/admin/projects/${project?._id}`);
    await page.getByLabel('Title').fill('Plotline II');
    await page.getByLabel('GitHub URL').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText(/^Failed to update project: /).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Plotline II');
    expect(await page.getByLabel('GitHub URL').getAttribute('aria-invalid')).toBe('true');

    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await fetch(`${site.url}/api/projects/${project?._id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify({ timeline: 'changed elsewhere' }),
    });
    await page.getByLabel('GitHub URL').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const conflict = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await conflict.getByText(/changed elsewhere$/).waitFor();
    expect((await listProjects()).find(({ _id }) => _id === project?._id)).toMatchObject({
      title: 'Plotline',
      timeline: 'changed elsewhere',
    });
    await close();
  });
}
