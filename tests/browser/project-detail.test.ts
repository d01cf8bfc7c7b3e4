import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPicture, addProjects } from '../support/archive-content';
import { listAxeFindings } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { layoutShift } from '../support/layout-shift';
import { picture } from '../support/media-factory';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

const ATTACK = '<script>document.title = "owned"</script><img src=x onerror="document.title = \'owned\'">';

let browser: Browser;
let site: Site;
let ids: Map<string, string>;
let pictureUrl: string;

beforeAll(async () => {
  site = await startSite({ SAMPLE_CONTENT: 'off' });
  browser = await launchChromium();
  pictureUrl = await addPicture(site, await picture(2_000, 1_125).jpeg().toBuffer());
  await addProjects(site, [
    {
      title: 'Pictured',
      description: 'Seen from far',
      details: 'Words.',
      image: pictureUrl,
      imageAlt: 'A white dot on red',
      featured: true,
      media: [{ type: 'image', url: '/favicon.svg?later', caption: 'Deferred' }],
    },
    {
      title: 'Whole',
      description: 'All *of* it',
      details: `# Heading\n\nSome **bold** words.\n\n${ATTACK}`,
      learned: '- a lot',
      skills: ['TypeScript', 'SQL'],
      image: '/no-such-picture.png',
      imageAlt: 'What the picture shows',
      github: 'https://example.com/code',
      live: 'https://example.com/',
      public: true,
      featured: true,
      media: [
        { type: 'image', url: '/favicon.svg', caption: 'First picture' },
        { type: 'video', url: '/uploads/none.mp4', caption: 'A film' },
        { type: 'image', url: '/favicon.svg?second', caption: 'Second picture' },
      ],
    },
    { title: '', description: 'Nameless', status: '', timeline: '', featured: true },
    { title: 'Bare', description: 'Nothing of it', details: '', learned: '', skills: [], public: false },
    {
      title: ATTACK,
      description: ATTACK,
      details: ATTACK,
      learned: ATTACK,
      skills: [ATTACK],
      timeline: ATTACK,
    },
  ]);
  const projects: { _id: string; title: string }[] = await (await fetch(`${site.url}/api/projects`)).json();
  ids = new Map(projects.map(({ _id, title }) => [title, _id]));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const getAddress = (title: string) => `${site.url}/projects/${ids.get(title)}`;

describe('the page of a project', () => {
  test('shows its texts, its links and its visibility', async () => {
    const { page, close } = await visit(browser);
    await page.goto(getAddress('Whole'));
    await page.getByRole('heading', { level: 1, name: 'Whole' }).waitFor();
    await page.getByText('All of it').waitFor();
    expect(await page.getByRole('link', { name: 'View code' }).getAttribute('href')).toBe(
      'https://example.com/code',
    );
    expect(await page.getByRole('link', { name: 'Live demo' }).getAttribute('href')).toBe(
      'https://example.com/',
    );
    const tip = page.getByText('Public Project', { exact: true });
    expect(await tip.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Live demo' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Public Project',
    );
    await tip.waitFor();
    await page.goto(getAddress('Bare'));
    const lock = page.getByRole('img', { name: 'Private Project' });
    await lock.hover();
    await page.getByText('Private Project').waitFor();
    await close();
  });

  test('without a title or a status is listed as Untitled', async () => {
    const { page, close } = await visit(browser);
    const entry = page.getByRole('article').filter({ hasText: 'Nameless' });
    for (const path of ['/projects', '/']) {
      await page.goto(site.url + path);
      expect(await entry.getByRole('link', { name: 'Untitled' }).isVisible()).toBe(true);
    }
    // An empty status would leave only its dot.
    expect(await entry.locator('span:empty').count()).toBe(0);
    await page.goto(getAddress(''));
    await page.getByRole('heading', { level: 1, name: 'Untitled' }).waitFor();
    expect(await page.title()).toMatch(/^Untitled \|/);
    await close();
  });

  test('that is private is hidden from search engines', async () => {
    const robots = /<meta name="robots" content="noindex"/;
    expect(await (await fetch(getAddress('Bare'))).text()).toMatch(robots);
    expect(await (await fetch(getAddress('Whole'))).text()).not.toMatch(robots);
  });

  test.each([
    ['Private Repo', 'This project does not have a public repository.'],
    ['No Live Demo', 'This project does not have a live demo.'],
  ])('without a link shows %s, and explains it on hover, focus and touch', async (label, reason) => {
    const { page, close } = await visit(browser);
    await page.goto(getAddress('Bare'));
    const link = page.getByRole('link', { name: label });
    const tip = page.getByRole('tooltip', { name: reason });
    expect(await link.getAttribute('aria-disabled')).toBe('true');
    expect(await tip.isVisible()).toBe(false);
    await link.hover();
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await page.mouse.move(5, 500);
    await link.focus();
    await tip.waitFor();
    await close();

    const touch = await visit(browser, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
    });
    await touch.page.goto(getAddress('Bare'));
    await touch.page.getByRole('link', { name: label }).tap({ force: true });
    await touch.page.getByRole('tooltip', { name: reason }).waitFor();
    expect(touch.page.url()).toBe(getAddress('Bare'));
    await touch.close();
  });

  test('stores the selected tab in the address, and preserves its back link', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Whole' }).click();
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Details');
    await page.getByRole('tab', { name: 'Learned' }).click();
    await page.waitForURL(`${getAddress('Whole')}?tab=learned`);
    await page.reload();
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Learned');
    await page.getByText('a lot').waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${site.url}/`);
    expect(problems.filter(text => !text.includes('no-such-picture'))).toEqual([]);
    await close();
  });

  test('shows a message in each empty tab', async () => {
    const { page, close } = await visit(browser);
    for (const [tab, text] of [
      ['details', 'No details yet.'],
      ['skills', 'No skills listed yet.'],
      ['learned', 'No lessons written down yet.'],
      ['media', 'No media available for this project.'],
    ]) {
      await page.goto(`${getAddress('Bare')}?tab=${tab}`);
      await page
        .getByRole('tabpanel')
        .getByText(text ?? '')
        .waitFor();
    }
    await close();
  });

  test('shows a placeholder with text for a picture that fails to load', async () => {
    const { page, close } = await visit(browser);
    await page.goto(getAddress('Whole'));
    await page.getByText('Image not available').waitFor();
    await page.getByText('What the picture shows').waitFor();
    await close();
  });

  test('runs no script from its texts', async () => {
    const { page, problems, close } = await visit(browser);
    for (const path of [getAddress(ATTACK), getAddress('Whole'), site.url, `${site.url}/projects`]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.title()).not.toBe('owned');
      expect(await page.locator('main img[onerror], main script').count()).toBe(0);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the main picture of a project', () => {
  test.each([
    [390, 'w480.avif'],
    [900, 'w960.avif'],
    [1440, 'w1600.avif'],
  ])('is requested first, once and in the size for %i px, without a layout shift', async (width, ending) => {
    const { page, problems, close } = await visit(browser, { viewport: { width, height: 900 } });
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await page.goto(getAddress('Pictured'), { waitUntil: 'networkidle' });
    const image = page.getByRole('img', { name: 'A white dot on red' });
    expect(await image.evaluate((node: HTMLImageElement) => [node.width > 0, node.complete])).toEqual([
      true,
      true,
    ]);
    expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['2000', '1125']);
    // Until the picture loads, its mean color fills the box.
    const color = /-([0-9a-f]{6})-2000x1125/.exec(pictureUrl)?.[1] ?? '';
    const [red, green, blue] = [0, 2, 4].map(at => Number.parseInt(color.slice(at, at + 2), 16));
    expect(await image.evaluate(node => getComputedStyle(node).backgroundColor)).toBe(
      `rgb(${red}, ${green}, ${blue})`,
    );
    const pictures = requests.filter(url => url.includes('/uploads/'));
    expect(pictures.map(url => url.slice(-ending.length))).toEqual([ending]);
    const preload = page.locator('head > link[rel="preload"][as="image"]');
    const source = page.locator('picture', { has: image }).locator('source');
    expect(await preload.getAttribute('imagesrcset')).toBe(await source.getAttribute('srcset'));
    expect(await image.getAttribute('srcset')).toMatch(/\.w480\.webp 480w, .*-2000x1125\.\w+ 2000w$/);
    expect(
      await preload.evaluate(
        link => link.compareDocumentPosition(document.styleSheets[0]?.ownerNode ?? link) & 4,
      ),
    ).toBe(4);
    expect(requests.filter(url => url.includes('?later'))).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    expect(problems).toEqual([]);
    await close();
  });

  test('moves between a list and the project’s page, except with reduced motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page, problems, close } = await visit(browser, { reducedMotion });
      await page.addInitScript(() => {
        // Records which picture is marked as each snapshot is taken.
        const moves: string[][] = [];
        Object.assign(window, { moves });
        const marked = () => {
          const pictures = [...document.querySelectorAll<HTMLElement>('[data-cover]')];
          const names = pictures.map(node => getComputedStyle(node).viewTransitionName);
          return `${location.pathname === '/' ? 'list' : 'page'}: ${names.filter(name => name !== 'none').join()}`;
        };
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = options => {
          const update = typeof options === 'function' ? options : options?.update;
          const before = marked();
          return start(async () => {
            await update?.();
            // The new picture is marked in the same call.
            queueMicrotask(() => moves.push([before, marked()]));
          });
        };
      });
      const moves = () => page.evaluate((): string[][] => Reflect.get(window, 'moves'));
      await page.goto(site.url);
      await page.getByRole('link', { name: 'Pictured' }).click();
      await page.waitForURL(getAddress('Pictured'));
      await page.getByRole('heading', { level: 1, name: 'Pictured' }).waitFor();
      const onTheWayThere = [['list: cover', 'page: cover']];
      await expect.poll(moves).toEqual(reducedMotion === 'reduce' ? [] : onTheWayThere);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.waitForURL(`${site.url}/`);
      const onBothWays = [...onTheWayThere, ['page: cover', 'list: cover']];
      await expect.poll(moves).toEqual(reducedMotion === 'reduce' ? [] : onBothWays);
      // No picture remains marked, and pages without a common picture mark none.
      await expect.poll(() => page.locator('[style*="view-transition-name"]').count()).toBe(0);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await page.waitForURL(`${site.url}/about`);
      const amongPages = [...onBothWays, ['list: ', 'page: ']];
      await expect.poll(moves).toEqual(reducedMotion === 'reduce' ? [] : amongPages);
      expect(problems).toEqual([]);
      await close();
    }
  });
});

describe('a visit to a project', () => {
  test('is recorded with the visitor’s ID each time, and a failure is only logged', async () => {
    const { page, problems, close } = await visit(browser);
    const sent: unknown[] = [];
    page.on('request', request => {
      if (request.url().includes('views.record')) sent.push(request.postDataJSON());
    });
    const logged: string[] = [];
    page.on('console', message => logged.push(`${message.type()}: ${message.text()}`));
    await page.goto(getAddress('Pictured'), { waitUntil: 'networkidle' });
    const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'));
    expect(sessionId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const toVisit = (title: string) => ({ projectId: ids.get(title), sessionId });
    expect(sent).toContainEqual(toVisit('Pictured'));
    await page.route('**/trpc/views.record**', route => route.abort());
    await page.goto(getAddress('Bare'), { waitUntil: 'networkidle' });
    expect(sent).toContainEqual(toVisit('Bare'));
    await expect
      .poll(() => logged.some(text => text.startsWith("info: Couldn't record the view.")))
      .toBe(true);
    expect(await page.getByRole('heading', { level: 1, name: 'Bare' }).isVisible()).toBe(true);
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the Markdown of a project', () => {
  test('is rendered on the server', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(getAddress('Whole'));
    expect(await page.getByRole('heading', { level: 2, name: 'Heading' }).isVisible()).toBe(true);
    expect(await page.locator('strong', { hasText: 'bold' }).count()).toBe(1);
    expect(await page.locator('em', { hasText: 'of' }).count()).toBe(1);
    await close();
  });

  test('is rendered in the browser after a navigation inside the page', async () => {
    const { page, close } = await visit(browser);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Whole' }).click();
    await page.getByRole('heading', { level: 2, name: 'Heading' }).waitFor();
    await page.locator('strong', { hasText: 'bold' }).waitFor();
    await close();
  });
});

describe('the media viewer', () => {
  test('switches pictures by buttons and keys, closes on Escape and returns the focus', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${getAddress('Whole')}?tab=media`);
    const opener = page.getByRole('link', { name: 'View full size: First picture' });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: 'Whole' });
    const shown = () => viewer.getByRole('img').getAttribute('alt');
    await viewer.waitFor();
    expect(await shown()).toBe('First picture');
    expect(await viewer.innerText()).toContain('1 of 2');
    await viewer.getByRole('button', { name: 'Next image' }).click();
    await expect.poll(shown).toBe('Second picture');
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe('First picture');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(shown).toBe('Second picture');
    await viewer.getByRole('button', { name: 'Previous image' }).click();
    await expect.poll(shown).toBe('First picture');
    expect(await listAxeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate(link => link === document.activeElement)).toBe(true);
    await close();
  });

  test('is replaced by the picture’s address without JavaScript, and everything is expanded', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(getAddress('Whole'));
    const opener = page.getByRole('link', { name: 'View full size: First picture' });
    expect(await opener.getAttribute('href')).toBe('/favicon.svg');
    expect(await page.getByText('a lot').isVisible()).toBe(true);
    expect(await page.locator('video').textContent()).toBe('Your browser does not support the video tag.');
    expect(await page.locator('figcaption').allInnerTexts()).toEqual([
      'First picture',
      'A film',
      'Second picture',
    ]);
    await close();
  });

  test('loads no part of a video until its tab is selected', async () => {
    const { page, close } = await visit(browser);
    await page.goto(getAddress('Whole'));
    expect(await page.locator('video').getAttribute('preload')).toBe('none');
    await page.getByRole('tab', { name: 'Media' }).click();
    await expect.poll(() => page.locator('video').getAttribute('preload')).toBe('metadata');
    await close();
  });
});
