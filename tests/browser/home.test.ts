import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { yearsOfExperience } from '#shared/time';
import { test } from '../support/browser-test';
import { layoutShift } from '../support/layout-shift';
import { goWithStoppedClock } from '../support/stopped-clock';
import { DESKTOP, type Look, PHONE, type PixelRule, sweep } from '../support/sweep';
import { WITH_MOTION } from '../support/visit';

async function read<Answer>(url: string): Promise<Answer> {
  return (await fetch(url)).json();
}

async function readYears(url: string): Promise<number> {
  const { experienceStart } = await read<{ experienceStart: string }>(`${url}/api/site`);
  return yearsOfExperience(experienceStart, Date.now());
}

describe('the counters on the home page', () => {
  const FIGURES = '#welcome dl > div > dd:nth-of-type(1)';

  test.for([390, 1440])(
    'count to the exact figures in two seconds, without a layout shift, at %i px',
    async (width, { visitor, site, call }) => {
      for (let visited = 0; visited < 7; visited += 1)
        await call('POST', '/views', { projectId: null, sessionId: `visit-${width}-${visited}` });
      // The page is rendered before this visit is recorded.
      const { totalViews } = await read<{ totalViews: number }>(`${site.url}/api/views/total`);
      const page = await visitor(undefined, { ...WITH_MOTION, viewport: { width, height: 900 } });
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
    },
  );
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

test('the drawings of the home page are those of the server, and their code loads only after a navigation', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  const paths = page.locator('#welcome figure svg path');
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(await paths.count()).toBeGreaterThan(20);
  expect(scripts.filter(url => /\/(layer-drawing|stack-drawing|layers)-[^/.]*\.js$/.test(url))).toEqual([]);
  await page.goto(`${site.url}/projects`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => paths.count()).toBeGreaterThan(20);
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

describe('the layout of the home page', () => {
  const PROJECTS_FIRST = [{ name: 'portfolio', hidden: false }];
  const LARGE: Look[] = [{ ...DESKTOP, theme: 'light' }];
  const SMALL: Look[] = [{ ...PHONE, theme: 'light' }];

  const GAPS: Record<string, PixelRule> = {
    'at most 96 px are between two sections': {
      check: () => {
        const sections = [...document.querySelectorAll('main > :not(nav)')];
        const boxes = sections
          .filter(section => section.checkVisibility())
          .map(section => {
            // The strip has no padding.
            const inner = section.matches('section') ? [...section.children] : [section];
            const edges = inner
              .filter(part => part.checkVisibility())
              .map(part => part.getBoundingClientRect());
            const top = Math.min(...edges.map(edge => edge.top));
            return { name: section.id, top, bottom: Math.max(...edges.map(edge => edge.bottom)) };
          });
        if (boxes.length < 5) return [`${boxes.length} sections`];
        return boxes.slice(1).flatMap(({ name, top }, index) => {
          const gap = Math.round(top - (boxes[index]?.bottom ?? Number.NaN));
          return gap <= 96 ? [] : [`${gap} px above #${name}`];
        });
      },
    },
  };

  const FIRST_SCREEN: Record<string, PixelRule> = {
    'name, role, introduction and contact of the owner are on the first screen': {
      check: () => {
        const parts = [...document.querySelectorAll<HTMLElement>('[data-first-screen]')];
        if (parts.length < 4) return [`${parts.length} parts`];
        return parts.flatMap(part => {
          const { bottom } = part.getBoundingClientRect();
          return bottom <= innerHeight ? [] : [`${part.dataset.firstScreen} ends at ${bottom} px`];
        });
      },
    },
  };

  const CARDS: Record<string, PixelRule> = {
    'a project is linked by its picture and its title, and by nothing else of the card': {
      check: () => {
        const card = document.querySelectorAll('#portfolio article')[1];
        const expected = { img: true, h3: true, p: false };
        return Object.entries(expected).flatMap(([selector, isLink]) => {
          const element = card?.querySelector(selector);
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, height } = element?.getBoundingClientRect() ?? new DOMRect();
          const link = document.elementFromPoint(x + 20, y + height / 2)?.closest('a');
          const leadsToProject = link?.pathname.startsWith('/projects/') ?? false;
          return element && leadsToProject === isLink ? [] : [`${selector} leads to ${link?.pathname}`];
        });
      },
    },
  };

  const LEAD: Record<string, PixelRule> = {
    'the name of the first project is within one window height, or one and a half on a phone': {
      check: () => {
        const title = document.querySelector('#portfolio article :is(h2, h3)');
        const bottom = (title?.getBoundingClientRect().bottom ?? Number.NaN) + scrollY;
        return bottom < innerHeight * (innerWidth > 1_000 ? 1 : 1.5) ? [] : [`${bottom} px`];
      },
    },
  };

  /** Marks what a visitor sees first. */
  async function markFirstScreen(page: Page, url: string, isPictureFirst: boolean): Promise<void> {
    const { ownerName, role, introduction } = await read<Record<string, string>>(`${url}/api/site`);
    const hero = page.locator('#welcome');
    const exact = { exact: true };
    const parts = {
      name: page.locator('header').getByText(ownerName ?? '', exact),
      role: hero.getByText(role ?? '', exact),
      introduction: hero.getByText(introduction ?? '', exact),
      contact: hero.getByRole('link', { name: 'Get in touch' }),
      ...(isPictureFirst && {
        picture: page.locator('#portfolio').getByRole('article').first().locator('img'),
      }),
    };
    for (const [part, element] of Object.entries(parts)) {
      await element.evaluate((node: HTMLElement | SVGElement, name) => {
        node.dataset.firstScreen = name;
      }, part);
    }
  }

  test.for(['instrument', 'editorial', 'terminal'])(
    'in the %s style shows the owner on the first screen of a phone, has small gaps and links pictures and titles',
    async (style, { visitor, site, call }) => {
      onTestFinished(() =>
        call('PUT', '/site', { style: 'instrument', homeSections: [], featuredLayout: 'cards' }),
      );
      const desktop = await visitor();
      const phone = await visitor(undefined, { viewport: PHONE, isMobile: true, hasTouch: true });
      for (const homeSections of [[], PROJECTS_FIRST]) {
        await call('PUT', '/site', { style, homeSections, featuredLayout: 'cards' });
        await desktop.goto(site.url);
        await sweep(desktop, { ...GAPS, ...CARDS }, LARGE);
        await phone.goto(site.url);
        await markFirstScreen(phone, site.url, homeSections.length > 0);
        await sweep(phone, { ...GAPS, ...FIRST_SCREEN }, SMALL);
      }
      await call('PUT', '/site', { featuredLayout: 'lead' });
      await desktop.goto(site.url);
      await sweep(desktop, LEAD, [...LARGE, ...SMALL]);
    },
  );
});

test('a click beside the picture and the title of a project stays on the home page', async ({
  visitor,
  site,
}) => {
  const page = await visitor('/');
  const card = page.locator('#portfolio').getByRole('article').nth(1);
  const clickOn = async (selector: string) => {
    await card.locator(selector).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await card.locator(selector).boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + height / 2);
  };
  await clickOn('p');
  expect(page.url()).toBe(`${site.url}/`);
  await clickOn('img');
  await page.waitForURL('**/projects/*');
});

test('a visit is counted once per browser session, even if the first attempt fails, and once per visit to a project', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/views\.record/);
  const total = async () => (await read<{ totalViews: number }>(`${site.url}/api/views/total`)).totalViews;
  const before = await total();
  await page.route('**/trpc/views.record**', route => route.abort(), { times: 1 });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => sessionStorage.getItem('siteViewRecorded'))).toBeNull();
  expect(await total()).toBe(before);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(total).toBe(before + 1);
  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  expect(await total()).toBe(before + 1);
  expect(await page.evaluate(() => sessionStorage.getItem('siteSessionId'))).toMatch(/^[a-z0-9]{9}$/);

  const [project] = await read<{ _id: string }[]>(`${site.url}/api/projects`);
  const views = async () => {
    const address = `${site.url}/api/views/project/${project?._id}`;
    return (await read<{ projectViews: number }>(address)).projectViews;
  };
  const viewsBefore = await views();
  await page.goto(`${site.url}/projects/${project?._id}`);
  await expect.poll(views).toBe(viewsBefore + 1);
  await page.waitForLoadState('networkidle');
  expect(await views()).toBe(viewsBefore + 1);
});
