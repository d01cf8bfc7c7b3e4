import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test } from '../support/browser/browser-test';
import { failCall } from '../support/browser/change-answer';

// The sweeps in visitor-layout.test.ts and owner-layout.test.ts run axe on every page.

test('axe reports no violations on pages whose API calls fail', async ({ page, site }) => {
  for (const procedure of ['projects.featured', 'projects.count', 'skills.list', 'views.total'])
    await failCall(page, procedure);
  await page.goto(`${site.url}/login`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.getByText('Error loading projects.').waitFor();
  await page.locator('#welcome').getByRole('alert').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);

  await failCall(page, 'projects.page');
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Hivescale' }).click();
  await page.getByText('Failed to load project. Please try again later.').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
});

test('with the keyboard alone, the skip link leads past the header, and a link to the content of its page', async ({
  visitor,
}) => {
  const page = await visitor('/projects');
  const activeId = () => page.evaluate(() => document.activeElement?.id);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(activeId).toBe('main');
  await page.getByRole('link', { name: 'Hivescale' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hivescale' }).waitFor();
  await expect.poll(activeId).toBe('main');
});

test('arrow keys switch between the tabs of a project, in which axe finds nothing', async ({
  call,
  visitor,
}) => {
  const [{ _id: id }] = await call('GET', '/projects');
  await call('PUT', `/projects/${id}`, { pageLayout: 'tabs' });
  const page = await visitor(`/projects/${id}`);
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Details' }).focus();
  await page.keyboard.press('ArrowRight');
  const skills = page.getByRole('tab', { name: 'Skills' });
  await expect.poll(() => skills.getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=skills');
});
