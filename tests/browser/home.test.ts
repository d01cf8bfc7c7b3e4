import { expect } from 'vitest';
import { yearsOfExperience } from '#shared/time';
import { test } from '../support/browser/browser-test';
import { layoutShift } from '../support/browser/layout-shift';
import { goWithStoppedClock } from '../support/browser/stopped-clock';
import { PHONE } from '../support/browser/sweep';
import { WITH_MOTION } from '../support/browser/visit';

async function read<Answer>(url: string): Promise<Answer> {
  return (await fetch(url)).json();
}

async function readYears(url: string): Promise<number> {
  const { experienceStart } = await read<{ experienceStart: string }>(`${url}/api/site`);
  return yearsOfExperience(experienceStart, Date.now());
}

const FIGURES = '#welcome dl > div > dd:nth-of-type(1)';

test('the counters on the home page count to the exact figures in two seconds, without a layout shift', async ({
  visitor,
  site,
  call,
}) => {
  for (let visited = 0; visited < 7; visited += 1)
    await call('POST', '/views', { projectId: null, sessionId: `visit-${visited}` });
  // The page is rendered before this visit is recorded.
  const { totalViews } = await read<{ totalViews: number }>(`${site.url}/api/views/total`);
  const page = await visitor(undefined, { ...WITH_MOTION, viewport: PHONE });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await goWithStoppedClock(page, site.url);
  const figures = page.locator(FIGURES);
  const years = async () => Number((await figures.nth(2).innerText()).trim());
  const exact = await readYears(site.url);
  // The server's figure is first and invisible; the counting begins with the first frame.
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      return years();
    })
    .toBeLessThan(0.2);
  for (const share of [0.25, 0.5, 0.75]) {
    await page.clock.runFor(500);
    expect(Math.abs((await years()) - exact * share)).toBeLessThan(0.25);
  }
  await page.clock.runFor(520);
  const projects = await read<unknown[]>(`${site.url}/api/projects`);
  const shown = (await figures.allInnerTexts()).map(text => text.trim());
  expect(shown).toEqual([String(totalViews), String(projects.length), exact.toFixed(1)]);
  await page.clock.resume();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('the home page shows its figures at once with reduced motion, and all of its content without JavaScript', async ({
  visitor,
  site,
}) => {
  const exact = (await readYears(site.url)).toFixed(1);
  for (const options of [{}, { javaScriptEnabled: false }]) {
    const page = await visitor('/', options);
    const figure = page.getByText(exact, { exact: true });
    await figure.waitFor();
    expect(await figure.evaluate(node => getComputedStyle(node).visibility)).toBe('visible');
    if (!('javaScriptEnabled' in options)) continue;
    const panels = await page.locator('#skills [role="tabpanel"]').all();
    expect(panels.length).toBeGreaterThan(2);
    for (const panel of panels) expect(await panel.isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
  }
});

test('the skill strip pauses on hover, on focus and by its button', async ({ visitor }) => {
  const page = await visitor('/', WITH_MOTION);
  const strip = page.getByRole('region', { name: 'All skills' });
  const state = () => strip.locator('> div').evaluate(track => getComputedStyle(track).animationPlayState);
  expect(await state()).toBe('running');
  await strip.hover();
  expect(await state()).toBe('paused');
  await page.mouse.move(700, 300);
  expect(await state()).toBe('running');
  await strip.focus();
  expect(await state()).toBe('paused');
  await page.getByRole('button', { name: 'Pause the skill list' }).click();
  await page.mouse.move(700, 300);
  await page.locator('h1').evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  expect(await state()).toBe('paused');
});

test('a visit is counted once per browser session, even if the first attempt fails', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/views\.record/);
  const total = async () => (await read<{ totalViews: number }>(`${site.url}/api/views/total`)).totalViews;
  const before = await total();
  // Only the owner opens the sign-in.
  await page.goto(`${site.url}/login`, { waitUntil: 'networkidle' });
  expect(await total()).toBe(before);
  await page.route('**/trpc/views.record**', route => route.abort(), { times: 1 });
  await Promise.all([page.waitForEvent('requestfailed'), page.goto(site.url)]);
  expect(await page.evaluate(() => sessionStorage.getItem('siteViewRecorded'))).toBeNull();
  expect(await total()).toBe(before);
  await page.reload();
  await expect.poll(total).toBe(before + 1);
  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  expect(await total()).toBe(before + 1);
  expect(await page.evaluate(() => sessionStorage.getItem('siteSessionId'))).toMatch(/^[a-z0-9]{9}$/);
});
