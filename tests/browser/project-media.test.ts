import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Project, ProjectInput } from '#shared/contract/project';
import { listAxeFindings } from '../support/browser/axe-findings';
import type { VisitorOptions } from '../support/browser/borrow-context';
import { test as shared } from '../support/browser/browser-test';
import { chooseFiles, type DroppedFile, dropFiles } from '../support/browser/drop-files';
import { expectFocus } from '../support/browser/expect-focus';
import { hasColumns } from '../support/browser/pixel-rules';
import { ON_PHONE, PHONE, type PixelRules, sweep } from '../support/browser/sweep';
import { addPicture } from '../support/content/archive-content';
import { movingGif, picture, video } from '../support/content/media-factory';
import { saveSettings } from '../support/content/save-settings';

const base = shared.extend('environment', { scope: 'file' }, { UPLOAD_MAX_IMAGE_MB: '1' });

/** The files that the projects of these tests lack. */
const MISSING = /(old|none)\.png|https:\/\/example\.com/;

/** Opens the editor of a new project and counts its uploads. */
const test = base.extend('edit', ({ call, owner, problems }) => {
  problems.expect(MISSING);
  return async (fields: ProjectInput = {}, options: VisitorOptions = {}) => {
    const [{ _id }]: [Project] = await call('POST', '/projects', {
      title: 'Ferry',
      category: 'Tools',
      ...fields,
    });
    const page = await owner(`/admin/projects/${_id}`, options);
    const uploads: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/api/upload')) uploads.push(request.method());
    });
    await changeImage(page).waitFor();
    const stored = (): Promise<Project> => call('GET', `/projects/${_id}`);
    return { page, uploads, stored, path: `/projects/${_id}` };
  };
});

/** Opens the editor of a new project at its media. */
const mediaTest = test.extend('editMedia', ({ edit }) => {
  return async (fields?: ProjectInput, options?: VisitorOptions) => {
    const opened = await edit(fields, options);
    await opened.page.getByRole('tab', { name: /^Media/ }).click();
    await opened.page.getByRole('button', { name: 'Add media' }).waitFor();
    return opened;
  };
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Project updated successfully!').waitFor();
}

async function expectAxe(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await listAxeFindings(page)).toEqual([]);
  }
}

/** Creates a picture that is red on the left and blue on the right. */
async function createTwoColors(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const, background: '#00f' };
  const blue = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

/** Creates incompressible noise, which exceeds the limit of 1 MB. */
function createHugePicture(): Promise<Buffer> {
  const noise = { width: 800, height: 600, channels: 3 as const };
  return sharp(randomBytes(800 * 600 * 3), { raw: noise })
    .png()
    .toBuffer();
}

const png = (name: string, buffer: Buffer): DroppedFile => ({ name, mimeType: 'image/png', buffer });
const changeImage = (page: Page) => page.getByRole('button', { name: 'Change Image' });
const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop image' });
const frame = (page: Page) => page.getByRole('group', { name: /move the crop selection/ });
const fields = (page: Page, name: string) => page.getByRole('dialog', { name });
const tiles = (page: Page) => page.getByRole('tabpanel', { name: /^Media/ }).getByRole('listitem');
/** Reads the texts below the tiles of the grid. */
const tileTexts = async (page: Page) =>
  (await tiles(page).allInnerTexts()).map(text => text.split('\n').at(-1));
const handle = (page: Page, number: number) =>
  page.getByRole('button', { name: `Move media item ${number}`, exact: true });

/** Opens the fields of a tile. The main image is the first one. */
async function openTile(page: Page, name: string) {
  await page
    .getByRole('tabpanel', { name: /^Media/ })
    .getByRole('button', { name: new RegExp(`^Edit ${name}(:|$)`, 'i') })
    .click();
  const dialog = fields(page, name);
  await dialog.waitFor();
  return dialog;
}

async function closeTile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens the fields of the main image beside the texts. */
async function openCover(page: Page) {
  await page
    .getByRole('region', { name: 'Image' })
    .getByRole('button', { name: /^Edit main image/ })
    .click();
  return fields(page, 'Main image');
}

/** Reads the address of the main image. */
async function readImageUrl(page: Page): Promise<string> {
  const url = await (await openCover(page)).getByLabel('Image URL').inputValue();
  await closeTile(page);
  return url;
}

async function getBox(page: Page) {
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('There is no frame');
  return box;
}

test('an SVG is stored unchanged without the crop dialog, and clears a description that the owner has not edited', async ({
  edit,
}) => {
  const old = { image: '/uploads/old.png', imageAlt: 'The old image' };
  const { page, uploads, stored } = await edit(old);
  const dialog = await openCover(page);
  const description = dialog.getByLabel('Image description');
  const url = dialog.getByLabel('Image URL');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>';
  const choose = async (name: string) => {
    const before = await url.inputValue();
    const file = { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await chooseFiles(dialog.getByRole('button', { name: 'Change Image' }), [file]);
    await expect.poll(() => url.inputValue()).not.toBe(before);
  };
  await choose('first.svg');
  await page.getByText('Image uploaded.').waitFor();
  expect(await cropDialog(page).count()).toBe(0);
  expect(uploads).toEqual(['POST']);
  await expect.poll(() => description.inputValue()).toBe('');
  await url.fill(old.image);
  await expect.poll(() => description.inputValue()).toBe(old.imageAlt);

  await dialog.getByRole('button', { name: 'Remove image' }).click();
  await page.getByText('Image removed.').waitFor();
  await openCover(page);
  expect([await url.inputValue(), await description.inputValue()]).toEqual(['', '']);
  await closeTile(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await openCover(page);
  expect([await url.inputValue(), await description.inputValue()]).toEqual([old.image, old.imageAlt]);

  await description.fill('The new image');
  await choose('second.svg');
  expect(await description.inputValue()).toBe('The new image');
  await closeTile(page);
  await save(page);
  const { image, imageAlt } = await stored();
  expect(image).toMatch(/^\/uploads\/.+-40x30\.svg$/);
  expect(imageAlt).toBe('The new image');
});

test('the image is cropped by mouse and keys, uploaded once, described, and then shown to visitors', async ({
  edit,
  site,
}) => {
  const { page, uploads, stored, path } = await edit();
  await chooseFiles(changeImage(page), [png('halves.png', await createTwoColors(400, 300))]);
  const size = cropDialog(page).locator('output');
  await expect.poll(() => size.textContent()).toBe('400 × 225 px');
  await expectAxe(page);

  // Dragging a corner with the mouse halves the width and preserves 16:9.
  const initial = await getBox(page);
  await page.mouse.move(initial.x + initial.width, initial.y + initial.height);
  await page.mouse.down();
  await page.mouse.move(initial.x + initial.width - 200, initial.y + initial.height - 112, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => size.textContent()).toBe('200 × 113 px');

  // The frame has the focus from the beginning, so the keys move it.
  const start = await getBox(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+ArrowRight');
  await expect.poll(async () => (await getBox(page)).x - start.x).toBeCloseTo(111, 0);
  await page.keyboard.press('Control+ArrowRight');
  await expect.poll(async () => (await getBox(page)).x - start.x).toBeCloseTo(200, 0);

  await page.getByRole('button', { name: 'Apply' }).dblclick();
  await page.getByText('Image uploaded.').waitFor();
  expect(await cropDialog(page).count()).toBe(0);
  expect(uploads).toEqual(['POST']);
  await expectFocus(changeImage(page));
  expect((await stored()).image).toBe('');

  await (await openCover(page)).getByLabel('Image description').fill('The blue half');
  await closeTile(page);
  await save(page);
  const { image } = await stored();
  expect(image).toMatch(/^\/uploads\/.+-200x113\.png$/);
  const answer = await fetch(site.url + image);
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(50);

  await page.goto(site.url + path);
  expect(await page.getByRole('img', { name: 'The blue half' }).getAttribute('src')).toBe(image);
});

test('a phone screenshot starts whole and is shown as a phone', async ({ edit }) => {
  const { page } = await edit();
  const screenshot = await sharp({ create: { width: 540, height: 1170, channels: 3, background: '#14f' } })
    .png()
    .toBuffer();
  await chooseFiles(changeImage(page), [png('phone.png', screenshot)]);
  const dialog = cropDialog(page);
  await expect.poll(() => dialog.locator('output').textContent()).toBe('540 × 1170 px');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Image uploaded.').waitFor();
  expect(await readImageUrl(page)).toMatch(/-540x1170-phone\.png$/);
  await page.locator('[data-frame="phone"] img').first().waitFor();
});

test('a portrait is fitted onto a background color, and a crop that will be enlarged shows a warning', async ({
  edit,
  site,
}) => {
  const { page } = await edit();
  const portrait = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  await chooseFiles(changeImage(page), [png('portrait.png', portrait)]);
  const dialog = cropDialog(page);
  const size = dialog.locator('output');
  const enlarged = dialog.getByText(/will be enlarged and may look blurry/);
  await expect.poll(() => size.textContent()).toBe('1600 × 900 px');
  expect(await dialog.getByRole('button', { name: 'Fit' }).getAttribute('aria-pressed')).toBe('true');
  expect(await enlarged.count()).toBe(0);
  await dialog.getByRole('button', { name: '16:9', exact: true }).click();
  await expect.poll(() => size.textContent()).toBe('600 × 338 px');
  await enlarged.waitFor();
  await dialog.getByRole('button', { name: 'Fit' }).click();
  await dialog.getByLabel('Background', { exact: true }).fill('#102030');
  await expectAxe(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Image uploaded.').waitFor();
  const url = await readImageUrl(page);
  expect(url).toMatch(/-1600x900-terminal\.png$/);
  // Only the owner gets the picture before it is saved.
  expect((await fetch(site.url + url)).status).toBe(404);
  const { data } = await sharp(await (await page.request.get(site.url + url)).body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const readColor = (x: number, y: number) => [...data.subarray((y * 1600 + x) * 3, (y * 1600 + x) * 3 + 3)];
  expect([readColor(10, 450), readColor(800, 450), readColor(800, 895)]).toEqual([
    [16, 32, 48],
    [0, 170, 0],
    [0, 170, 0],
  ]);
});

test('a crop can have any shape, an uncropped image is stored unchanged, and both can be canceled', async ({
  edit,
}) => {
  const { page, uploads } = await edit();
  const gif = { name: 'moving.gif', mimeType: 'image/gif', buffer: await movingGif(60, 60) };

  await dropFiles(page.getByRole('region', { name: 'Image' }).locator('[data-hint]'), [gif]);
  await page.getByText('Cropping removes the animation.').waitFor();
  await page.keyboard.press('Escape');
  await cropDialog(page).waitFor({ state: 'detached' });
  expect(uploads).toEqual([]);

  await chooseFiles(changeImage(page), [gif]);
  await page.getByRole('button', { name: 'Whole image' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Image uploaded.').waitFor();
  expect(await readImageUrl(page)).toMatch(/-60x60-animated\.gif$/);

  const photo = await picture(200, 200).jpeg().toBuffer();
  await chooseFiles(changeImage(page), [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await page.getByRole('button', { name: 'Free' }).click();
  await page.getByRole('button', { name: /move the west drag handle/ }).focus();
  await page.keyboard.press('Control+ArrowRight');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Image uploaded.').waitFor();
  await cropDialog(page).waitFor({ state: 'detached' });
  expect(await readImageUrl(page)).toMatch(/-100x113\.jpg$/);
});

test('a wrong, broken, oversized or failed image is reported and loses nothing', async ({
  edit,
  problems,
}) => {
  problems.expect(/api\/upload/);
  const { page } = await edit({ image: '/uploads/old.png' });
  await page.getByLabel('Title').fill('Typed before');
  const failed = page.getByText('Failed to upload image. Please try again.');

  await chooseFiles(changeImage(page), [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
  ]);
  await page.getByText("notes.txt isn't an image.").waitFor();
  await page.getByRole('alert').filter({ has: failed }).waitFor();

  await chooseFiles(changeImage(page), [png('broken.png', Buffer.from('no picture'))]);
  await page.getByText("broken.png isn't a readable image.").waitFor();
  expect(await cropDialog(page).count()).toBe(0);

  await chooseFiles(changeImage(page), [png('huge.png', await createHugePicture())]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await cropDialog(page).getByRole('alert').filter({ hasText: 'may have at most 1 MB' }).waitFor();
  expect(await cropDialog(page).getByRole('alert').textContent()).toContain('Failed to upload image.');
  await page.getByRole('button', { name: 'Cancel' }).click();

  // The client replaces an expired token; the owner retries a request that failed.
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  await page.route('**/api/upload', route => route.abort(), { times: 1 });
  await chooseFiles(changeImage(page), [png('halves.png', await createTwoColors(320, 180))]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await cropDialog(page).getByText('No response from server.').waitFor();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Image uploaded.').waitFor();
  expect(await readImageUrl(page)).toMatch(/-320x180\.png$/);
  expect(await page.getByLabel('Title').inputValue()).toBe('Typed before');
});

mediaTest(
  'media are added, uploaded two at a time, moved by mouse and keys, and then shown to visitors',
  async ({ editMedia, site }) => {
    const main = await addPicture(site, await picture(40, 30).png().toBuffer());
    const { page, uploads, stored, path } = await editMedia({ image: main });
    await page.route('https://example.com/**', route => route.abort());
    await page.getByRole('button', { name: 'Add media' }).click();
    const first = fields(page, 'Media item 1');
    expect(await first.getByLabel('Type').inputValue()).toBe('image');
    expect(await first.getByLabel('URL').inputValue()).toBe('');
    await first.getByLabel('URL').fill('https://example.com/third.mp4');
    await first.getByLabel('Type').selectOption('Video');
    await first.getByLabel('Caption').fill('The third');
    await expectAxe(page);
    await closeTile(page);

    await dropFiles(page.getByRole('button', { name: 'Upload files' }), [
      png('first.png', await picture(320, 180).png().toBuffer()),
      { name: 'second.mp4', mimeType: 'video/mp4', buffer: video('mp4') },
    ]);
    await expect.poll(() => tileTexts(page)).toEqual(['Main image', 'The third', 'first.png', 'second.mp4']);
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    expect(uploads).toEqual(['POST', 'POST']);
    const status = page.getByRole('status').filter({ hasText: "Your changes aren't saved yet." });
    await expect.poll(() => status.count()).toBe(1);
    const third = await openTile(page, 'Media item 3');
    expect(await third.getByLabel('Type').inputValue()).toBe('video');
    await third.getByText('File: second.mp4').waitFor();
    await third.getByRole('button', { name: 'Previous' }).click();
    await fields(page, 'Media item 2').getByLabel('Caption').fill('The first');
    await closeTile(page);
    await expectAxe(page);

    // The mouse drags the second item before the first one.
    await dragTile(page, 2, 1);
    await expect.poll(() => tileTexts(page)).toEqual(['Main image', 'The first', 'The third', 'second.mp4']);

    // The keys cancel one move, and complete another at the end.
    await handle(page, 2).press('Enter');
    await page.getByText('Media item 2 picked up, position 3 of 4.').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Media item 2 moved to position 2 of 4.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Reordering canceled. media item 2 is back at position 3 of 4.').waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.getByText('Media item 2 dropped at position 4 of 4.').waitFor();
    expect(await tileTexts(page)).toEqual(['Main image', 'The first', 'second.mp4', 'The third']);

    // A video cannot be the main image.
    await handle(page, 2).press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByText('Only an image can be the main image.').waitFor();
    expect(await tileTexts(page)).toEqual(['Main image', 'second.mp4', 'The first', 'The third']);

    await save(page);
    const { media, image } = await stored();
    expect(image).toBe(main);
    expect(media).toEqual([
      { type: 'video', url: expect.stringMatching(/\.mp4$/), filename: 'second.mp4' },
      { type: 'image', url: expect.any(String), caption: 'The first', filename: 'first.png' },
      { type: 'video', url: 'https://example.com/third.mp4', caption: 'The third' },
    ]);
    await saveSettings(site.url, { projectPage: 'tabs' });
    await page.goto(`${site.url}${path}?tab=media`);
    await page.getByRole('tab', { name: /^Media/ }).click();
    expect(await page.locator('figcaption').allTextContents()).toEqual(['The first', 'The third']);
  },
);

/** Drags an item by its image onto the near half of another tile, where 0 is the main image. */
async function dragTile(page: Page, from: number, to: number): Promise<void> {
  const boxes = await Promise.all([from, to].map(index => tiles(page).nth(index).boundingBox()));
  const [start, end] = boxes;
  if (!start || !end) throw new Error('A tile is not rendered');
  const y = start.y + 40;
  await page.mouse.move(start.x + start.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 - 20, y, { steps: 4 });
  await page.mouse.move(end.x + end.width / 4, end.y + 40, { steps: 12 });
  await page.locator('.sortable-fallback').waitFor();
  await page.mouse.up();
}

mediaTest(
  'an upload shows its progress, can be canceled, blocks saving, and is asked about before leaving',
  async ({ editMedia }) => {
    const { page, path } = await editMedia({
      media: [{ type: 'image', url: '/uploads/old.png', caption: 'Old' }],
    });
    const network = await page.context().newCDPSession(page);
    const speed = (bytesPerSecond: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await network.send('Network.enable');
    await speed(100_000);

    const clip = { name: 'clip.webm', mimeType: 'video/webm', buffer: video('webm', 5_000_000) };
    const replaceFile = async () => {
      const dialog = await openTile(page, 'Media item 1');
      await chooseFiles(dialog.getByRole('button', { name: 'Upload a file for media item 1' }), [clip]);
      return dialog;
    };
    await replaceFile();
    await closeTile(page);
    const progress = page.getByRole('progressbar', { name: 'Uploading clip.webm' });
    const fraction = () => progress.evaluate((bar: HTMLProgressElement) => bar.position);
    await expect.poll(fraction, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await fraction()).toBeLessThan(1);

    // Leaving would cancel the upload.
    await page.getByRole('link', { name: 'View public page' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    expect(new URL(page.url()).pathname).toBe(`/admin${path}`);

    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Wait for uploads to finish, or cancel them.').waitFor();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    expect(await progress.count()).toBe(0);
    const item = await openTile(page, 'Media item 1');
    expect(await item.getByLabel('URL').inputValue()).toBe('/uploads/old.png');
    await closeTile(page);

    await speed(-1);
    const dialog = await replaceFile();
    await dialog.getByText('File: clip.webm').waitFor();
    expect(await dialog.getByLabel('Caption').inputValue()).toBe('Old');
    expect(await dialog.getByLabel('Type').inputValue()).toBe('video');
  },
);

test('discarding the working copy cancels its uploads, which would block saving', async ({ edit }) => {
  const { page, stored } = await edit();
  await page.getByLabel('Title', { exact: true }).fill('Other');
  const leaveQuestion = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await leaveQuestion).accept();
  await reloaded;
  await page.getByText('Unsaved changes restored.').waitFor();
  await page.getByRole('tab', { name: /^Media/ }).click();
  await page.route('**/api/upload', () => {});
  const file = png('late.png', await createTwoColors(40, 40));
  await chooseFiles(page.getByRole('button', { name: 'Upload files' }), [file]);
  await page.getByRole('progressbar', { name: 'Uploading late.png' }).waitFor();

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => tiles(page).count()).toBe(0);
  await page.getByLabel('Title', { exact: true }).fill('After');
  await save(page);
  expect(await stored()).toMatchObject({ title: 'After', media: [] });
});

mediaTest('failed uploads are reported at their item, which remains', async ({ editMedia, problems }) => {
  problems.expect(/api\/upload/);
  const { page, stored } = await editMedia({ image: '/uploads/old.png' });
  await page.route(
    '**/api/upload',
    route =>
      route.fulfill({
        status: 503,
        json: { message: 'Server storage is full.', code: 'SERVICE_UNAVAILABLE' },
      }),
    { times: 1 },
  );
  const boat = png('boat.png', await picture(320, 180).png().toBuffer());
  await chooseFiles(page.getByRole('button', { name: 'Upload files' }), [boat]);
  await page.getByRole('alert').getByText('Failed to upload file. Please try again.').waitFor();
  await tiles(page).nth(1).getByText('Server storage is full.').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => tileTexts(page)).toEqual(['Main image', 'boat.png']);

  await chooseFiles(page.getByRole('button', { name: 'Upload files' }), [
    png('broken.png', Buffer.from('no picture')),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
  ]);
  await tiles(page).nth(2).getByText('The file type is not accepted').waitFor();
  await tiles(page).nth(3).getByText("notes.txt isn't an image or a video.").waitFor();
  await tiles(page).nth(3).getByRole('button', { name: 'Dismiss' }).click();

  const third = await openTile(page, 'Media item 3');
  await third.getByLabel('Caption').fill('Typed before');
  const replace = third.getByRole('button', { name: 'Upload a file for media item 3' });
  await chooseFiles(replace, [png('huge.png', await createHugePicture())]);
  await third.getByText('may have at most 1 MB').waitFor();
  expect(await third.getByLabel('Caption').inputValue()).toBe('Typed before');
  await third.getByRole('button', { name: 'Dismiss' }).click();
  await closeTile(page);
  await tiles(page).nth(2).getByRole('button', { name: 'Dismiss' }).click();
  await save(page);
  expect((await stored()).media).toMatchObject([
    { filename: 'boat.png' },
    { url: '' },
    { caption: 'Typed before', url: '' },
  ]);
});

mediaTest(
  'on a phone the tiles stand in two columns, and every target is at least 44 pixels high',
  async ({ editMedia }) => {
    const media: Project['media'] = [
      { type: 'image', url: '/uploads/none.png', caption: 'A caption that is longer than its tile is wide' },
      { type: 'video', url: 'https://example.com/clip.mp4' },
      { type: 'image', url: '' },
    ];
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page } = await editMedia({ media }, phone);
    await expect.poll(() => tiles(page).count()).toBe(4);
    const targets: PixelRules = {
      'every target is at least 44 pixels high': {
        check: () => {
          const scope = document.querySelector('dialog[open]') ? 'dialog[open]' : '[role=tabpanel]';
          const all = document.querySelectorAll(`${scope} :is(button, input:not([type=file]), select)`);
          const small = [...all].filter(target => {
            const { width, height } = target.getBoundingClientRect();
            return target.checkVisibility() && width > 0 && height > 0 && height < 44;
          });
          return small.map(({ outerHTML }) => outerHTML);
        },
      },
    };
    const grid: PixelRules = {
      'the tiles stand in two columns': hasColumns('[role=tabpanel] li', 2),
      'the page has less than 3,500 pixels': {
        check: () => (document.documentElement.scrollHeight < 3_500 ? [] : ['html']),
      },
    };
    await sweep(page, { ...targets, ...grid }, [ON_PHONE]);
    for (const name of ['Main image', 'Media item 1']) {
      await openTile(page, name);
      await sweep(page, targets, [ON_PHONE]);
      await closeTile(page);
    }
  },
);

test('a new project with a story and five pictures takes at most 14 actions', async ({
  problems,
  owner,
  site,
  call,
}) => {
  problems.expect(MISSING);
  const page = await owner('/admin/dashboard');
  let actions = 0;
  /** Counts a click, a key that acts, a choice, a filled field or a chosen set of files. */
  const act = <Result>(action: Promise<Result>) => {
    actions += 1;
    return action;
  };
  const pictures = await Promise.all([40, 48, 56, 64, 72].map(width => createTwoColors(width, 40)));
  const files = pictures.map((bytes, index) => png(`picture-${index + 1}.png`, bytes));
  await act(page.getByRole('button', { name: 'Add New Project' }).click());
  const title = page.getByLabel('Title', { exact: true });
  await expectFocus(title);
  await act(page.keyboard.type('Sea wall'));
  await act(page.getByLabel('Description', { exact: true }).fill('A wall that counts waves.'));
  await act(page.getByRole('textbox', { name: 'Details' }).fill('## The story\n\nIt began with a storm.'));
  await act(page.getByRole('tab', { name: /^Media/ }).click());
  await act(chooseFiles(page.getByRole('button', { name: 'Upload files' }), files));
  await expect.poll(() => tileTexts(page)).toEqual(['Main image', ...files.slice(1).map(({ name }) => name)]);
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  const main = await act(openTile(page, 'Main image'));
  await act(main.getByLabel('Image description').fill('The wall at low tide'));
  await act(closeTile(page));
  await act(page.getByRole('button', { name: 'Publish', exact: true }).click());
  await act(page.getByRole('button', { name: 'Clear and publish' }).click());
  await page.waitForURL(`${site.url}/projects`);
  expect(actions).toBeLessThanOrEqual(14);

  const projects: Project[] = await call('GET', '/projects');
  const made = projects.find(project => project.title === 'Sea wall');
  if (!made) throw new Error('The project does not exist');
  expect(made).toMatchObject({
    slug: 'sea-wall',
    details: '## The story\n\nIt began with a storm.',
    timeline: '',
    image: expect.stringMatching(/-40x40\.png$/),
    imageAlt: 'The wall at low tide',
  });
  expect(made.media).toHaveLength(4);
});
