import { expect } from 'vitest';
import { test } from '../support/browser/browser-test';

test('the API reference executes operations, has a file field and examples, follows the color scheme, and loads nothing from other hosts', async ({
  page,
  site,
}) => {
  const foreignUrls: string[] = [];
  page.on('request', request => {
    const url = request.url();
    if (!url.startsWith(site.url) && !url.startsWith('data:')) foreignUrls.push(url);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site.url}/api/docs`);
  const open = async (text: string) => {
    const operation = page.locator('.opblock', { hasText: text }).first();
    await operation.locator('.opblock-summary').click();
    return operation;
  };
  const categories = await open('/projects/categories');
  await categories.getByRole('button', { name: 'Try it out' }).click();
  await categories.getByRole('button', { name: 'Execute' }).click();
  await categories.getByText('"Devices"').first().waitFor();
  const upload = await open('Store an image or a video');
  await upload.getByRole('button', { name: 'Try it out' }).click();
  await upload.locator('input[type=file]').waitFor();
  const create = await open('Create a project');
  await create.getByText('"Tide table"').first().waitFor();
  const brightness = () =>
    page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]));
  await expect.poll(brightness).toBeLessThan(64);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => !document.documentElement.classList.contains('dark-mode'));
  expect(foreignUrls).toEqual([]);
});
