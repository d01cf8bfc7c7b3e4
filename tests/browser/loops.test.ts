import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as shared } from '../support/browser/browser-test';
import { WITH_MOTION } from '../support/browser/visit';
import { addPicture, addProjects } from '../support/content/archive-content';
import { picture } from '../support/content/media-factory';

const base = shared.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

/** Two featured projects with loops, and the path of the first one's page. */
const test = base.extend('path', { scope: 'file' }, async ({ site, browser }) => {
  const image = await addPicture(site, await picture(800, 450).jpeg().toBuffer());
  const loop = await addPicture(site, await record(browser));
  const media = [{ type: 'video' as const, url: loop, loop: true }];
  await addProjects(site, [
    { title: 'Second', description: '', featured: true, media },
    { title: 'First', description: '', featured: true, image, media },
  ]);
  const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  return `/projects/${projects.find(({ title }) => title === 'First')?._id}`;
});

/** Records a square that changes its color, as a silent WebM of a second. */
async function record(browser: { newPage(): Promise<Page> }): Promise<Buffer> {
  const page = await browser.newPage();
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm; codecs=vp8' });
    const recorded = new Promise<Blob>(resolve => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    for (let hue = 0; hue < 360; hue += 36) {
      if (context) context.fillStyle = `hsl(${hue} 60% 50%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    recorder.stop();
    return Array.from(new Uint8Array(await (await recorded).arrayBuffer()));
  });
  await page.close();
  return Buffer.from(bytes);
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const videos = (page: Page) => page.locator('video[loop]').count();
const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].filter(video => !video.paused).length);

test('a card plays its loop while it is pointed at, and one at a time', async ({ path: _, visitor }) => {
  const page = await visitor('/', WITH_MOTION);
  await button(page, 'Play the video of First').scrollIntoViewIfNeeded();
  expect(await videos(page)).toBe(0);
  await page.getByRole('heading', { name: 'First' }).hover();
  await button(page, 'Pause the video of First').waitFor();
  await page.getByRole('heading', { name: 'Second' }).hover();
  await button(page, 'Pause the video of Second').waitFor();
  await button(page, 'Play the video of First').press('Enter');
  await button(page, 'Pause the video of First').waitFor();
  await button(page, 'Play the video of Second').waitFor();
  expect(await playing(page)).toBe(1);
});

test('a loop that was paused does not start again when it is pointed at', async ({ path: _, visitor }) => {
  const page = await visitor('/', WITH_MOTION);
  await page.getByRole('heading', { name: 'First' }).hover();
  await button(page, 'Pause the video of First').click();
  await button(page, 'Play the video of First').waitFor();
  await page.getByRole('heading', { name: 'Second' }).hover();
  await button(page, 'Pause the video of Second').waitFor();
  await page.getByRole('heading', { name: 'First' }).hover();
  await button(page, 'Play the video of Second').waitFor();
  expect(await playing(page)).toBe(0);
});

test("a project's page plays its loop in view, and pauses it out of view", async ({ path, visitor }) => {
  const page = await visitor(path, WITH_MOTION);
  await button(page, 'Pause the video of First').waitFor();
  await page.evaluate(() => {
    document.body.style.paddingBottom = '200vh';
    window.scrollTo(0, document.body.scrollHeight);
  });
  await button(page, 'Play the video of First').waitFor();
});

test('a loop starts only by its button for visitors who want less motion', async ({ path, visitor }) => {
  const page = await visitor(path);
  await button(page, 'Play the video of First').waitFor();
  expect(await videos(page)).toBe(0);
  await button(page, 'Play the video of First').click();
  await button(page, 'Pause the video of First').waitFor();
});

test('a loop starts only by its button for visitors who save data', async ({ path, site, visitor }) => {
  const page = await visitor(undefined, WITH_MOTION);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(new URL(path, site.url).href);
  await button(page, 'Play the video of First').waitFor();
  expect(await videos(page)).toBe(0);
});

test('a loop that cannot be played leaves the picture', async ({ path: _, site, visitor, problems }) => {
  problems.expect(/Failed to load resource/);
  await addProjects(site, [
    {
      title: 'Broken',
      description: '',
      featured: true,
      media: [{ type: 'video', url: '/uploads/none.webm', loop: true }],
    },
  ]);
  const page = await visitor('/');
  await button(page, 'Play the video of Broken').click();
  await button(page, 'Play the video of Broken').waitFor({ state: 'detached' });
  expect(await page.locator('[data-cover] img').count()).toBe(3);
  expect(await videos(page)).toBe(0);
});
