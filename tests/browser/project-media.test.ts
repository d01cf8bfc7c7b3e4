import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Project, ProjectInput } from '#shared/contract/project';
import { listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { chooseFiles, type DroppedFile, dropFiles } from '../support/drop-files';
import { fetchTokens } from '../support/fetch-tokens';
import { movingGif, picture, video } from '../support/media-factory';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { saveSettings } from '../support/save-settings';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

let browser: Browser;
let site: Site;
let call: OwnerCall;
let token: string;

beforeAll(async () => {
  site = await startSite({ UPLOAD_MAX_IMAGE_MB: '1' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
  ({ token } = await fetchTokens(site.url));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function createProject(fields: ProjectInput = {}): Promise<Project> {
  const [project] = await call('POST', '/projects', { title: 'Ferry', category: 'Tools', ...fields });
  return project;
}

const stored = (id: string): Promise<Project> => call('GET', `/projects/${id}`);

/** Uploads a file as the editor does, and returns its address. */
async function upload(bytes: Buffer, name: string): Promise<string> {
  const body = new FormData();
  body.set('origin', 'editor');
  body.set('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${site.url}/api/upload`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
    body,
  });
  const { url } = await response.json();
  return url;
}

async function openEditor(id: string) {
  const visited = await visitAsOwner(browser, site.url, `/admin/projects/${id}`);
  const uploads: string[] = [];
  visited.page.on('request', request => {
    if (request.url().endsWith('/api/upload')) uploads.push(request.method());
  });
  await visited.page.getByRole('button', { name: 'Change Image' }).waitFor();
  return { ...visited, uploads };
}

async function openMedia(id: string) {
  const visited = await openEditor(id);
  await visited.page.getByRole('tab', { name: /^Media/ }).click();
  await visited.page.getByRole('button', { name: 'Add media' }).waitFor();
  return visited;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Project updated successfully!').waitFor();
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
const item = (page: Page, number: number) => page.getByRole('group', { name: `Media item ${number}` });
const getUrlField = (page: Page, number: number) => item(page, number).getByLabel('URL');

async function getBox(page: Page) {
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('There is no frame');
  return box;
}

test('an SVG is stored unchanged, without the crop dialog', async () => {
  const { _id } = await createProject();
  const { page, problems, uploads, close } = await openEditor(_id);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>';
  await chooseFiles(changeImage(page), [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  ]);
  await page.getByText('Image uploaded.').waitFor();
  expect(await cropDialog(page).count()).toBe(0);
  expect(uploads).toEqual(['POST']);
  await save(page);
  const { image } = await stored(_id);
  expect(image).toMatch(/^\/uploads\/.+-40x30\.svg$/);
  await page.goto(`${site.url}/projects/${_id}`);
  const shown = page.locator(`img[src="${image}"]`).first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await close();
});

test('a new image clears the description of the old one, unless the owner has edited it', async () => {
  const old = { image: '/uploads/old.png', imageAlt: 'The old image' };
  const { _id } = await createProject(old);
  const { page, problems, close } = await openEditor(_id);
  const description = page.getByLabel('Image description');
  const url = page.getByLabel('Image URL');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>';
  const choose = async (name: string) => {
    const before = await url.inputValue();
    await chooseFiles(changeImage(page), [{ name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }]);
    await expect.poll(() => url.inputValue()).not.toBe(before);
  };
  await choose('first.svg');
  await expect.poll(() => description.inputValue()).toBe('');
  await url.fill(old.image);
  await expect.poll(() => description.inputValue()).toBe(old.imageAlt);

  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect.poll(() => description.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => description.inputValue()).toBe(old.imageAlt);

  await description.fill('The new image');
  await choose('second.svg');
  expect(await description.inputValue()).toBe('The new image');
  await save(page);
  expect(await stored(_id)).toMatchObject({
    image: expect.stringMatching(/-40x30\.svg$/),
    imageAlt: 'The new image',
  });
  expect(problems).toEqual([]);
  await close();
});

test('the image is cropped by mouse and keys, uploaded once, described, and then shown to visitors', async () => {
  const { _id } = await createProject();
  const { page, problems, uploads, close } = await openEditor(_id);
  await chooseFiles(changeImage(page), [png('halves.png', await createTwoColors(400, 300))]);
  const size = cropDialog(page).locator('output');
  await expect.poll(() => size.textContent()).toBe('400 × 225 px');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await listAxeFindings(page)).toEqual([]);
  }

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
  await expect.poll(() => changeImage(page).evaluate(button => button === document.activeElement)).toBe(true);
  expect((await stored(_id)).image).toBe('');

  await page.getByLabel('Image description').fill('The blue half');
  await save(page);
  const { image } = await stored(_id);
  expect(image).toMatch(/^\/uploads\/.+-200x113\.png$/);
  const answer = await fetch(site.url + image);
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(50);

  await page.goto(`${site.url}/projects/${_id}`);
  expect(await page.getByRole('img', { name: 'The blue half' }).getAttribute('src')).toBe(image);
  expect(problems).toEqual([]);
  await close();
});

test('a portrait is fitted onto a background color, and a crop that will be enlarged shows a warning', async () => {
  const { _id } = await createProject();
  const { page, problems, close } = await openEditor(_id);
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await listAxeFindings(page)).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Image uploaded.').waitFor();
  const url = await page.getByLabel('Image URL').inputValue();
  expect(url).toMatch(/-1600x900\.png$/);
  const answer = await fetch(site.url + url);
  const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const readColor = (x: number, y: number) => [...data.subarray((y * 1600 + x) * 3, (y * 1600 + x) * 3 + 3)];
  expect([readColor(10, 450), readColor(800, 450), readColor(800, 895)]).toEqual([
    [16, 32, 48],
    [0, 170, 0],
    [0, 170, 0],
  ]);
  expect(problems).toEqual([]);
  await close();
});

test('a crop can have any shape, an uncropped image is stored unchanged, and both can be canceled', async () => {
  const { _id } = await createProject();
  const { page, problems, uploads, close } = await openEditor(_id);
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
  expect(await page.getByLabel('Image URL').inputValue()).toMatch(/-60x60-animated\.gif$/);

  const photo = await picture(200, 200).jpeg().toBuffer();
  await chooseFiles(changeImage(page), [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await page.getByRole('button', { name: 'Free' }).click();
  await page.getByRole('button', { name: /move the west drag handle/ }).focus();
  await page.keyboard.press('Control+ArrowRight');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => page.getByLabel('Image URL').inputValue()).toMatch(/-100x113\.jpg$/);

  await page.getByRole('button', { name: 'Remove image' }).click();
  expect(await page.getByLabel('Image URL').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByLabel('Image URL').inputValue()).toMatch(/-100x113\.jpg$/);
  expect(problems).toEqual([]);
  await close();
});

test('a wrong, broken, oversized or failed image is reported and loses nothing', async () => {
  const { _id } = await createProject({ image: '/uploads/kept.png' });
  const { page, close } = await openEditor(_id);
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
  expect(await page.getByLabel('Image URL').inputValue()).toMatch(/-320x180\.png$/);
  expect(await page.getByLabel('Title').inputValue()).toBe('Typed before');
  await close();
});

test('media are added, uploaded two at a time, moved by mouse and keys, and then shown to visitors', async () => {
  const { _id } = await createProject();
  const { page, problems, uploads, close } = await openMedia(_id);
  await page.getByText('No media yet').waitFor();
  // Clicks near the lower edge, because the button moves down by less than its height.
  await page.getByRole('button', { name: 'Add media' }).dblclick({ position: { x: 20, y: 32 } });
  expect(await page.getByRole('group', { name: /^Media item/ }).count()).toBe(1);
  expect(await item(page, 1).getByLabel('Type').inputValue()).toBe('image');
  expect(await getUrlField(page, 1).inputValue()).toBe('');
  await getUrlField(page, 1).fill('https://example.com/third.mp4');
  await item(page, 1).getByLabel('Type').selectOption('Video');
  await item(page, 1).getByLabel('Caption').fill('The third');

  await dropFiles(page.getByRole('button', { name: 'Upload files' }), [
    png('first.png', await picture(320, 180).png().toBuffer()),
    { name: 'second.mp4', mimeType: 'video/mp4', buffer: video('mp4') },
  ]);
  await page.getByText('File: first.png').waitFor();
  await page.getByText('File: second.mp4').waitFor();
  expect(uploads).toEqual(['POST', 'POST']);
  expect(await item(page, 3).getByLabel('Type').inputValue()).toBe('video');
  const status = page.getByRole('status').filter({ hasText: 'Save Changes to keep it.' });
  await expect.poll(() => status.count()).toBe(1);
  await item(page, 2).getByLabel('Caption').fill('The first');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await listAxeFindings(page)).toEqual([]);
  }

  // The mouse drags the second item above the first one.
  const from = await page.getByRole('button', { name: 'Move media item 2', exact: true }).boundingBox();
  const to = await item(page, 1).boundingBox();
  if (!from || !to) throw new Error('An item is not rendered');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 20, { steps: 4 });
  await page.mouse.move(from.x + 8, to.y + 6, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => item(page, 1).getByLabel('Caption').inputValue()).toBe('The first');

  // The keys cancel one move, and complete another at the end.
  await page.getByRole('button', { name: 'Move media item 2', exact: true }).press('Enter');
  await page.getByText('Media item picked up, position 2 of 3.').waitFor();
  await page.keyboard.press('Home');
  await page.getByText('Media item moved to position 1 of 3.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Reordering canceled. Media item is back at position 2 of 3.').waitFor();
  expect(await getUrlField(page, 2).inputValue()).toBe('https://example.com/third.mp4');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('Media item dropped at position 3 of 3.').waitFor();
  expect(await getUrlField(page, 3).inputValue()).toBe('https://example.com/third.mp4');

  await save(page);
  const { media } = await stored(_id);
  expect(media).toEqual([
    { type: 'image', url: expect.any(String), caption: 'The first', filename: 'first.png' },
    { type: 'video', url: expect.stringMatching(/\.mp4$/), filename: 'second.mp4' },
    { type: 'video', url: 'https://example.com/third.mp4', caption: 'The third' },
  ]);
  await page.route('https://example.com/**', route => route.abort());
  await saveSettings(site.url, { projectPage: 'tabs' });
  await page.goto(`${site.url}/projects/${_id}?tab=media`);
  await page.getByRole('tab', { name: /^Media/ }).click();
  expect(await page.locator('figcaption').allTextContents()).toEqual(['The first', 'The third']);
  expect(problems).toEqual([]);
  await close();
});

test('an upload shows its progress, can be canceled, blocks saving, and is asked about before leaving', async () => {
  const { _id } = await createProject({
    media: [{ type: 'image', url: '/uploads/kept.png', caption: 'Old' }],
  });
  const { page, close } = await openMedia(_id);
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
  await chooseFiles(page.getByRole('button', { name: 'Upload a file for media item 1' }), [clip]);
  const progress = page.getByRole('progressbar', { name: 'Uploading clip.webm' });
  const fraction = () => progress.evaluate((bar: HTMLProgressElement) => bar.position);
  await expect.poll(fraction, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await fraction()).toBeLessThan(1);

  // Leaving would cancel the upload.
  await page.getByRole('link', { name: 'View public page' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  expect(new URL(page.url()).pathname).toBe(`/admin/projects/${_id}`);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Wait for uploads to finish, or cancel them.').waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  expect(await progress.count()).toBe(0);
  expect(await getUrlField(page, 1).inputValue()).toBe('/uploads/kept.png');

  await speed(-1);
  await chooseFiles(page.getByRole('button', { name: 'Upload a file for media item 1' }), [clip]);
  await page.getByText('File: clip.webm').waitFor();
  expect(await item(page, 1).getByLabel('Caption').inputValue()).toBe('Old');
  expect(await item(page, 1).getByLabel('Type').inputValue()).toBe('video');
  await close();
});

test('discarding the working copy cancels its uploads, which would block saving', async () => {
  const { _id } = await createProject();
  const { page, close } = await openEditor(_id);
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
  await expect.poll(() => item(page, 1).count()).toBe(0);
  await page.getByLabel('Title', { exact: true }).fill('After');
  await save(page);
  expect(await stored(_id)).toMatchObject({ title: 'After', media: [] });
  await close();
});

test('failed uploads and invalid addresses are reported at their item, which remains', async () => {
  const { _id } = await createProject();
  const { page, close } = await openMedia(_id);
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
  await item(page, 1).getByText('Server storage is full.').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('File: boat.png').waitFor();

  await chooseFiles(page.getByRole('button', { name: 'Upload files' }), [
    png('broken.png', Buffer.from('no picture')),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
  ]);
  await item(page, 2).getByText('The file type is not accepted').waitFor();
  await item(page, 3).getByText("notes.txt isn't an image or a video.").waitFor();
  await item(page, 3).getByRole('button', { name: 'Dismiss' }).click();

  await item(page, 3).getByLabel('Caption').fill('Typed before');
  const replace = page.getByRole('button', { name: 'Upload a file for media item 3' });
  await chooseFiles(replace, [png('huge.png', await createHugePicture())]);
  await item(page, 3).getByText('may have at most 1 MB').waitFor();
  expect(await item(page, 3).getByLabel('Caption').inputValue()).toBe('Typed before');
  await item(page, 3).getByRole('button', { name: 'Dismiss' }).click();

  await getUrlField(page, 3).fill('javascript:alert(1)');
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(/^Failed to update project: /).waitFor();
  await item(page, 3).getByText('Must be an http(s) or mailto address').waitFor();
  expect(await getUrlField(page, 3).getAttribute('aria-invalid')).toBe('true');

  // The error moves with its item.
  await item(page, 2).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Remove media item 2' }).click();
  expect(await getUrlField(page, 2).getAttribute('aria-invalid')).toBe('true');
  const next = page.getByRole('button', { name: 'Move media item 2', exact: true });
  await expect.poll(() => next.evaluate(handle => handle === document.activeElement)).toBe(true);
  await getUrlField(page, 2).fill('https://example.com/a.png');
  await save(page);
  expect((await stored(_id)).media).toHaveLength(2);
  await close();
});

test('removing an item hides its file from visitors, and the main image only on request', async () => {
  const [main = '', one = '', two = ''] = await Promise.all(
    [10, 20, 30].map(async size => upload(await picture(size, size).png().toBuffer(), 'a.png')),
  );
  const media: Project['media'] = [
    { type: 'image', url: one },
    { type: 'image', url: two },
  ];
  const { _id } = await createProject({ image: main, media });
  // The previous version still names the file, so it is stored but hidden from visitors.
  const getStatus = async (url: string) => (await fetch(site.url + url)).status;

  const first = await openMedia(_id);
  await first.page.getByRole('button', { name: 'Remove media item 1' }).click();
  const question = first.page.getByRole('alertdialog', { name: 'Remove media item 1' });
  expect(await question.getByRole('checkbox').isChecked()).toBe(false);
  await question.getByRole('button', { name: 'Remove' }).click();
  expect(await getStatus(one)).toBe(200);
  await save(first.page);
  await expect.poll(() => getStatus(one)).toBe(404);
  expect([await getStatus(main), await getStatus(two)]).toEqual([200, 200]);
  await first.close();

  const second = await openMedia(_id);
  await second.page.getByRole('button', { name: 'Remove media item 1' }).click();
  await second.page.getByLabel("Remove the project's main image too").check();
  await second.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await save(second.page);
  expect(await stored(_id)).toMatchObject({ image: '', media: [] });
  await expect.poll(() => getStatus(main)).toBe(404);
  expect(await getStatus(two)).toBe(404);
  await second.close();
});

test('a new project with a story and five pictures takes at most 14 actions', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/dashboard');
  let actions = 0;
  /** Counts a click, a key that acts, a choice, a filled field or a chosen set of files. */
  const act = (action: Promise<unknown>) => {
    actions += 1;
    return action;
  };
  const pictures = await Promise.all([40, 48, 56, 64, 72].map(width => createTwoColors(width, 40)));
  const [cover, ...others] = pictures.map((bytes, index) => png(`picture-${index + 1}.png`, bytes));
  await act(page.getByRole('button', { name: 'Add New Project' }).click());
  const title = page.getByLabel('Title', { exact: true });
  await expect.poll(() => title.evaluate(input => input === document.activeElement)).toBe(true);
  await act(page.keyboard.type('Sea wall'));
  await act(page.getByLabel('Description', { exact: true }).fill('A wall that counts waves.'));
  await act(page.getByRole('textbox', { name: 'Details' }).fill('## The story\n\nIt began with a storm.'));
  await act(chooseFiles(changeImage(page), cover ? [cover] : []));
  await act(cropDialog(page).getByRole('button', { name: 'Apply' }).click());
  await page.getByText('Image uploaded.').waitFor();
  await act(page.getByRole('tab', { name: /^Media/ }).click());
  await act(chooseFiles(page.getByRole('button', { name: 'Upload files' }), others));
  await expect.poll(() => page.getByText(/^File: /).count()).toBe(4);
  await act(page.getByRole('button', { name: 'Publish', exact: true }).click());
  await act(page.getByRole('button', { name: 'Clear and publish' }).click());
  await page.waitForURL(`${site.url}/projects`);
  expect(actions).toBeLessThanOrEqual(14);

  const projects: Project[] = await call('GET', '/projects');
  const { _id, ...made } = projects.find(project => project.title === 'Sea wall') ?? (await createProject());
  expect(made).toMatchObject({
    slug: 'sea-wall',
    details: '## The story\n\nIt began with a storm.',
    timeline: '',
  });
  expect(made.media).toHaveLength(4);

  // A swap with the main image keeps both files and their texts.
  await page.goto(`${site.url}/admin/projects/${_id}?tab=media`);
  await item(page, 2).getByLabel('Description').fill('The second wave');
  await page.getByRole('button', { name: 'Make main image: media item 2' }).click();
  await save(page);
  const swapped = await stored(_id);
  expect(swapped).toMatchObject({ image: made.media[1]?.url, imageAlt: 'The second wave' });
  expect(swapped.media.map(({ url }) => url)).toEqual([
    made.media[0]?.url,
    made.image,
    made.media[2]?.url,
    made.media[3]?.url,
  ]);
  for (const path of [swapped.image, made.image]) expect((await fetch(site.url + path)).status).toBe(200);
  expect(problems).toEqual([]);
  await close();
});
