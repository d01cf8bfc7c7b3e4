import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';
import { type DroppedFile, dropFiles } from '../support/browser/drop-files';
import { expectFocus } from '../support/browser/expect-focus';
import { DESKTOP, PHONE } from '../support/browser/sweep';
import { picture } from '../support/content/media-factory';

const test = base.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

async function pictureFile(name: string): Promise<DroppedFile> {
  return { name, mimeType: 'image/png', buffer: await picture(1_200, 800).png().toBuffer() };
}

/** Pastes a file as a browser does after a picture was copied. */
async function pasteFile(field: Locator, { name, mimeType, buffer }: DroppedFile): Promise<void> {
  await field.evaluate(
    (element, file) => {
      const bytes = Uint8Array.from(atob(file.base64), character => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], file.name, { type: file.mimeType }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { name, mimeType, base64: buffer.toString('base64') },
  );
}

test('the editor formats by keys and buttons, inserts pasted and dropped pictures, and undoes every step', async ({
  owner,
  call,
  problems,
  site,
}) => {
  problems.expect(/api\/upload/);
  const [{ _id: id }] = await call('POST', '/projects', { title: 'Kite', details: 'One two', public: true });
  const page = await owner(`/admin/projects/${id}`, { viewport: DESKTOP });
  const field = page.getByRole('textbox', { name: 'Details' });
  const preview = page.getByRole('region', { name: 'Preview of Details' });
  const value = () => field.inputValue();
  // In this window it starts without the preview, beside which the text would have short lines.
  expect(await preview.count()).toBe(0);
  await page.getByRole('button', { name: 'Side by side' }).click();
  await preview.getByText('One two').waitFor();
  expect((await field.boundingBox())?.width).toBeGreaterThan(520);
  expect((await preview.boundingBox())?.width).toBeGreaterThan(520);

  await field.dblclick({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Control+b');
  expect(await value()).toBe('**One** two');
  await preview.locator('strong', { hasText: 'One' }).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(value).toBe('One two');
  await page.getByRole('button', { name: 'Quote' }).click();
  expect(await value()).toBe('> One two');
  await page.keyboard.press('Control+z');
  await expect.poll(value).toBe('One two');

  // A failed upload leaves the text as it was.
  await page.route('**/api/upload', route => route.abort());
  await field.evaluate((node: HTMLTextAreaElement) => node.setSelectionRange(7, 7));
  await pasteFile(field, await pictureFile('one.png'));
  const dialog = page.getByRole('dialog', { name: 'Insert image' });
  const retry = dialog
    .getByRole('button', { name: 'Try again' })
    .or(dialog.getByRole('button', { name: 'Retry' }));
  await retry.waitFor();
  expect(await dialog.getByRole('button', { name: 'Insert', exact: true }).isDisabled()).toBe(true);
  expect(await listAxeFindings(page)).toEqual([]);
  await page.unroute('**/api/upload');
  await retry.click();
  await dialog.getByLabel('Description').fill('A kite');
  await dialog.getByLabel('Caption').fill('Over the harbour');
  await dialog.getByLabel('Layout').selectOption({ label: 'Wider than the text' });
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect
    .poll(value)
    .toMatch(/^One two\n\n!\[A kite\]\(\/uploads\/\S+-1200x800-browser\.\w+#wide "Over the harbour"\)$/);
  await expectFocus(field);
  await preview.getByText('Over the harbour').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(value).toBe('One two');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(value).toContain('A kite');

  await dropFiles(field, [await pictureFile('a.png'), await pictureFile('b.png')]);
  const two = page.getByRole('dialog', { name: 'Insert images' });
  await two.getByLabel('Layout').selectOption({ label: 'Side by side' });
  await expect.poll(() => two.getByRole('button', { name: 'Insert', exact: true }).isEnabled()).toBe(true);
  await two.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect.poll(value).toMatch(/\n\n!\[\]\(\S+\)\n!\[\]\(\S+\)$/);
  await expect.poll(() => preview.locator('.pair img').count()).toBe(2);
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await page.waitForURL(`${site.url}/projects`);

  await page.goto(`${site.url}/projects/${id}`);
  expect(await page.locator('.prose figure').count()).toBe(3);
  expect(await page.getByRole('img', { name: 'A kite' }).getAttribute('width')).toBe('1200');
  expect(await listAxeFindings(page)).toEqual([]);
});

test('on a phone the preview takes the place of the text, which stays as it is', async ({ owner, call }) => {
  const [{ _id: id }] = await call('POST', '/projects', {
    title: 'Ebb',
    details: '**One** two',
    draft: true,
  });
  const page = await owner(`/admin/projects/${id}`, { viewport: PHONE });
  const field = page.getByRole('textbox', { name: 'Details' });
  const preview = page.getByRole('region', { name: 'Preview of Details' });
  const views = page.getByRole('group', { name: 'Write or preview' });
  await field.fill('**Three** four');
  expect(await views.getByRole('button').allInnerTexts()).toEqual(['Write', 'Preview']);
  await views.getByRole('button', { name: 'Preview' }).click();
  await preview.locator('strong', { hasText: 'Three' }).waitFor();
  expect(await field.count()).toBe(0);
  expect(await listAxeFindings(page)).toEqual([]);
  await views.getByRole('button', { name: 'Write' }).click();
  expect(await field.inputValue()).toBe('**Three** four');
  expect(await preview.count()).toBe(0);
});
