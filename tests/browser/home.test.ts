import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { yearsOfExperience } from '#shared/time';
import { launchChromium } from '../support/chromium';
import { layoutShift } from '../support/layout-shift';
import { saveSettings } from '../support/save-settings';
import { type Site, startSite } from '../support/start-site';
import { goWithStoppedClock } from '../support/stopped-clock';
import { visit, WITH_MOTION } from '../support/visit';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await startSite();
  browser = await launchChromium();
  await recordViews(7);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Records views, so that the counters have something to count. */
async function recordViews(count: number): Promise<void> {
  for (let visited = 0; visited < count; visited += 1) {
    const answer = await fetch(`${site.url}/api/views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ projectId: null, sessionId: `visit-${visited}` }),
    });
    expect(answer.status).toBe(201);
  }
}

const FIGURES = '#welcome dl > div > dd:nth-of-type(1)';

describe('the counters on the home page', () => {
  test.each([390, 1440])(
    'count to the exact figures in two seconds, without a layout shift, at %i px',
    async width => {
      const { page, problems, close } = await visit(browser, {
        ...WITH_MOTION,
        viewport: { width, height: 900 },
      });
      // The page is rendered before this visit is recorded.
      const { totalViews } = await (await fetch(`${site.url}/api/views/total`)).json();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 10_000);
      await goWithStoppedClock(page, site.url);
      const figures = page.locator(FIGURES);
      const years = async () => Number((await figures.nth(2).innerText()).trim());
      const { experienceStart } = await (await fetch(`${site.url}/api/site`)).json();
      const exact = yearsOfExperience(experienceStart, Date.now());
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
      const projects: unknown[] = await (await fetch(`${site.url}/api/projects`)).json();
      const shown = (await figures.allInnerTexts()).map(text => text.trim());
      expect(shown).toEqual([String(totalViews), String(projects.length), exact.toFixed(1)]);
      await page.clock.resume();
      expect(await layoutShift(page)).toBeLessThan(0.02);
      expect(problems).toEqual([]);
      await close();
    },
  );

  test('show the figures at once with reduced motion and without JavaScript', async () => {
    const { experienceStart } = await (await fetch(`${site.url}/api/site`)).json();
    const exact = yearsOfExperience(experienceStart, Date.now()).toFixed(1);
    for (const options of [{ reducedMotion: 'reduce' as const }, { javaScriptEnabled: false }]) {
      const { page, close } = await visit(browser, options);
      await page.goto(site.url);
      const figure = page.getByText(exact, { exact: true });
      await figure.waitFor();
      expect(await figure.evaluate(node => getComputedStyle(node).visibility)).toBe('visible');
      await close();
    }
  });
});

describe('the sections of the home page', () => {
  test('have their default order, and the welcome button leads to the form', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    const ids = await page.locator('main > section[id]').evaluateAll(nodes => nodes.map(({ id }) => id));
    expect(ids.filter(id => id !== 'about')).toEqual(['welcome', 'skills', 'portfolio', 'contact']);
    expect(ids).toContain('about');
    await page.locator('#welcome').getByRole('link', { name: 'Get in touch' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');
    const isInView = () =>
      page.locator('#contact').evaluate(section => {
        const { top } = section.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight / 2;
      });
    await expect.poll(isInView).toBe(true);
    await close();
  });

  test('show the first project’s name within one window height on a desktop and one and a half on a phone, with projects first', async () => {
    await saveSettings(site.url, {
      homeSections: [{ name: 'portfolio', hidden: false }],
      featuredLayout: 'lead',
    });
    for (const [width, height, windows] of [
      [1440, 900, 1],
      [390, 844, 1.5],
    ] as const) {
      const { page, close } = await visit(browser, { viewport: { width, height } });
      await page.goto(site.url);
      const title = page.locator('#portfolio').getByRole('article').first().getByRole('heading');
      const box = await title.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0), `${width} px`).toBeLessThan(height * windows);
      await close();
    }
    await saveSettings(site.url, { homeSections: [], featuredLayout: 'cards' });
  });

  test('list the five topics as interests', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    expect(await page.locator('#about h3').allInnerTexts()).toEqual([
      'Machine Learning',
      'Web Development',
      'Internet of Things (IoT)',
      '3D Printing',
      'Engineering',
    ]);
    await close();
  });

  test('show the drawings as the server rendered them, without loading their code', async () => {
    const { page, problems, close } = await visit(browser);
    const scripts: string[] = [];
    page.on('request', request => scripts.push(request.url()));
    await page.goto(site.url, { waitUntil: 'networkidle' });
    expect(await page.locator('#welcome figure svg path').count()).toBeGreaterThan(20);
    expect(scripts.filter(url => /\/(layer-drawing|stack-drawing|layers)-[^/.]*\.js$/.test(url))).toEqual([]);
    // After a navigation the browser has to draw them.
    await page.goto(`${site.url}/projects`);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(() => page.locator('#welcome figure svg path').count()).toBeGreaterThan(20);
    expect(problems).toEqual([]);
    await close();
  });

  test('show skills in tabs by category, the first one selected', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    const tabs = page.getByRole('tablist', { name: 'Skill categories' }).getByRole('tab');
    const names = await tabs.allInnerTexts();
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
    await tabs.nth(1).click();
    await page.getByRole('tabpanel', { name: names[1] ?? '' }).waitFor();
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await page.keyboard.press('End');
    expect(await tabs.last().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowRight');
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
    await close();
  });

  test('pause the skill strip on hover, on focus and by its button', async () => {
    const { page, close } = await visit(browser, WITH_MOTION);
    await page.goto(site.url);
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
    await close();
  });

  test('show only featured projects in the portfolio, with four skills and the number of others', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    const projects: { title: string; featured: boolean; skills: string[] }[] = await (
      await fetch(`${site.url}/api/projects`)
    ).json();
    const featured = projects.filter(project => project.featured);
    const cards = page.locator('#portfolio').getByRole('article');
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual(featured.map(({ title }) => title));
    const { title, skills } = featured.find(project => project.skills.length > 4) ?? {
      title: '',
      skills: [],
    };
    const chips = cards
      .filter({ hasText: title })
      .getByRole('list', { name: 'Skills' })
      .getByRole('listitem');
    expect(await chips.allInnerTexts()).toEqual([...skills.slice(0, 4), `+${skills.length - 4}`]);
    await close();
  });

  test('link a project to its code and to a demo if it has one, and list other ways to contact the owner', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(site.url);
    const card = page.locator('#portfolio').getByRole('article').filter({ hasText: 'Hivescale' });
    expect(await card.getByRole('link', { name: 'View code' }).getAttribute('href')).toBe(
      'https://example.com/code/hivescale',
    );
    expect(await card.getByRole('link', { name: 'Live demo' }).getAttribute('href')).toMatch(/^https:/);
    // A card offers no demo rather than a disabled one.
    const projects: { featured: boolean; live: string }[] = await (
      await fetch(`${site.url}/api/projects`)
    ).json();
    expect(projects.some(({ featured, live }) => featured && live === '')).toBe(true);
    expect(await page.locator('#portfolio').getByText('No Live Demo').count()).toBe(0);
    const contact = page.locator('#contact');
    expect(await contact.getByText('I answer within two working days').isVisible()).toBe(true);
    expect(await contact.getByText('Bristol, United Kingdom', { exact: true }).isVisible()).toBe(true);
    expect(await contact.getByRole('list', { name: 'Links' }).getByRole('link').allInnerTexts()).toEqual([
      'GitHub',
      'LinkedIn',
      'Email',
    ]);
    expect(problems).toEqual([]);
    await close();
  });

  test('show all of their content without JavaScript', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(site.url);
    for (const panel of await page.locator('#skills [role="tabpanel"]').all()) {
      expect(await panel.isVisible()).toBe(true);
    }
    expect(await page.getByRole('link', { name: 'Hivescale' }).isVisible()).toBe(true);
    await close();
  });
});

const ARRANGEMENTS = { default: [], projectsFirst: [{ name: 'portfolio', hidden: false }] } as const;
const STYLES = ['instrument', 'editorial', 'terminal'] as const;

describe.each(STYLES)('in the %s style, the home page', style => {
  afterAll(() => saveSettings(site.url, { style: 'instrument', homeSections: [] }));

  test.each(['default', 'projectsFirst'] as const)(
    'shows who the owner is and how to reach them on the first screen of a phone (%s)',
    async arrangement => {
      await saveSettings(site.url, { style, homeSections: [...ARRANGEMENTS[arrangement]] });
      const { page, close } = await visit(browser, {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      });
      await page.goto(site.url);
      const { ownerName, role, introduction } = await (await fetch(`${site.url}/api/site`)).json();
      const hero = page.locator('#welcome');
      const parts = {
        name: page.locator('header').getByText(ownerName, { exact: true }),
        role: hero.getByText(role, { exact: true }),
        introduction: hero.getByText(introduction, { exact: true }),
        contact: hero.getByRole('link', { name: 'Get in touch' }),
        ...(arrangement === 'projectsFirst' && {
          picture: page.locator('#portfolio').getByRole('article').first().locator('img'),
        }),
      };
      for (const [part, element] of Object.entries(parts)) {
        const box = await element.boundingBox();
        expect((box?.y ?? Number.NaN) + (box?.height ?? 0), part).toBeLessThanOrEqual(844);
      }
      await close();
    },
  );

  test.each(['default', 'projectsFirst'] as const)(
    'leaves at most 96 px between two sections (%s)',
    async arrangement => {
      await saveSettings(site.url, { style, homeSections: [...ARRANGEMENTS[arrangement]] });
      for (const width of [1440, 390]) {
        const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
        await page.goto(site.url);
        const gaps = await page.locator('main').evaluate(main => {
          const sections = [...main.querySelectorAll(':scope > :not(nav)')];
          const boxes = sections
            .filter(section => section.checkVisibility())
            .map(section => {
              // The strip has no padding.
              const inner = section.matches('section') ? [...section.children] : [section];
              const parts = inner.filter(part => part.checkVisibility());
              const tops = parts.map(part => part.getBoundingClientRect().top);
              const bottoms = parts.map(part => part.getBoundingClientRect().bottom);
              return { name: section.id, top: Math.min(...tops), bottom: Math.max(...bottoms) };
            });
          return boxes.slice(1).map(({ name, top }, index) => ({
            name,
            gap: Math.round(top - (boxes[index]?.bottom ?? Number.NaN)),
          }));
        });
        expect(gaps.length).toBeGreaterThan(3);
        expect({ width, wide: gaps.filter(({ gap }) => !(gap <= 96)) }).toEqual({ width, wide: [] });
        await close();
      }
    },
  );

  test('links a project by its picture and its title, and by nothing else of the card', async () => {
    await saveSettings(site.url, { style, homeSections: [] });
    const { page, close } = await visit(browser);
    for (const target of ['picture', 'title', 'description'] as const) {
      await page.goto(site.url);
      const card = page.locator('#portfolio').getByRole('article').nth(1);
      const element = {
        picture: card.locator('img'),
        title: card.locator('h3'),
        description: card.locator('p'),
      };
      await element[target].scrollIntoViewIfNeeded();
      const box = await element[target].boundingBox();
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      if (target === 'description') expect(new URL(page.url()).pathname).toBe('/');
      else await page.waitForURL('**/projects/*');
    }
    await close();
  });
});

test('a visit is recorded once per browser session, even if the first attempt fails', async () => {
  const { page, close } = await visit(browser);
  const total = async (): Promise<number> =>
    (await (await fetch(`${site.url}/api/views/total`)).json()).totalViews;
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
  await close();
});
