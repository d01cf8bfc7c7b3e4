import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { PHONE } from '../support/browser/sweep';

const test = base.extend(
  'environment',
  { scope: 'file' },
  {
    SAMPLE_CONTENT: 'off',
    LIMIT_CONTACT: 'off',
    LIMIT_CONTACT_DAY: 'off',
  },
);

test('the history of a project and the trash have no axe violations', async ({ owner, call, site }) => {
  const [{ _id: id }] = await call('POST', '/projects', { title: 'Kite', description: 'A small kite.' });
  await call('PUT', `/projects/${id}`, { description: 'A large red kite.', status: 'wip' });
  const page = await owner(`/admin/projects/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const difference = page
    .getByRole('dialog', { name: 'History' })
    .getByRole('region', { name: 'Difference' });
  await difference.getByText('Description', { exact: true }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);

  await call('DELETE', `/projects/${id}`);
  await page.goto(`${site.url}/admin/trash`);
  await page.getByRole('cell', { name: 'Kite', exact: true }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await call('DELETE', '/trash');
});

test('a full trash shows its first rows on a phone, and all on request', async ({ owner, call }) => {
  const ids: string[] = [];
  for (let index = 1; index <= 60; index += 1) {
    const message = { name: `Ada ${index}`, email: 'a@example.org', message: 'Hi' };
    ids.push((await call('POST', '/contacts', message))._id);
  }
  await call('DELETE', '/contacts', { ids });
  const page = await owner('/admin/trash', { viewport: PHONE });
  const rows = page.getByRole('table', { name: 'Trash' }).locator('tbody tr');
  await rows.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_500);
  await page.getByRole('button', { name: 'Show all 60 items' }).click();
  await expect.poll(() => rows.count()).toBe(60);
  await call('DELETE', '/trash');
});
