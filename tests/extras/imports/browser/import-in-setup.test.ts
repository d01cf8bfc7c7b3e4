import { expect } from 'vitest';
import { listAxeFindings } from '#tests/support/browser/axe-findings';
import { test } from '#tests/support/browser/browser-test';

test('the setup offers an import, and its review says that it removes the sample', async ({ owner }) => {
  const page = await owner('/admin/setup');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: /^resume\.json/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  const buffer = Buffer.from(JSON.stringify({ basics: { name: 'Ada Example' } }));
  await (await chooser).setFiles({ name: 'resume.json', mimeType: 'application/json', buffer });
  await page.getByText(/^The import first removes the sample: 8 projects/).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^\d ?Ready$/ }).click();
  await page.getByRole('link', { name: 'Import' }).waitFor();
});
