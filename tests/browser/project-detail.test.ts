import { expect } from 'vitest';
import { test as shared } from '../support/browser/browser-test';
import { layoutShift } from '../support/browser/layout-shift';
import { addPicture, addProjects } from '../support/content/archive-content';
import { picture } from '../support/content/media-factory';

const ATTACK = '<script>document.title = "owned"</script><img src=x onerror="document.title = \'owned\'">';
const TOUCH = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };

const base = shared.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

/** Returns the path of a project by its title, and the address of a picture. */
const test = base.extend('content', { scope: 'file' }, async ({ site }) => {
  const pictureUrl = await addPicture(site, await picture(2_000, 1_125).jpeg().toBuffer());
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
      live: 'https://example.com/',
      public: true,
      media: [
        { type: 'image', url: '/favicon.svg', caption: 'First picture' },
        { type: 'video', url: '/uploads/none.mp4', caption: 'A film' },
        { type: 'image', url: '/favicon.svg?second', caption: 'Second picture' },
      ],
    },
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
  const ids = new Map(projects.map(({ _id, title }) => [title, _id]));
  return { pictureUrl, toPath: (title: string) => `/projects/${ids.get(title)}` };
});

const MISSING_LINKS = [
  ['Private Repo', 'This project does not have a public repository.'],
  ['No Live Demo', 'This project does not have a live demo.'],
] as const;

test('tooltips explain missing links and the visibility of a project on hover, focus and touch', async ({
  content,
  site,
  visitor,
}) => {
  const path = content.toPath('Bare');
  const page = await visitor(path);
  for (const [label, reason] of MISSING_LINKS) {
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
  }
  await page.getByRole('img', { name: 'Private Project' }).hover();
  await page.getByText('Private Project').waitFor();

  const phone = await visitor(path, TOUCH);
  for (const [label, reason] of MISSING_LINKS) {
    await phone.getByRole('link', { name: label }).tap({ force: true });
    await phone.getByRole('tooltip', { name: reason }).waitFor();
    expect(phone.url()).toBe(site.url + path);
  }

  await page.goto(site.url + content.toPath('Whole'));
  const tip = page.getByText('Public Project', { exact: true });
  expect(await tip.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Live demo' }).focus();
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('Public Project');
  await tip.waitFor();
});

test('pages run no script from the texts of a project', async ({ content, site, page }) => {
  for (const path of [content.toPath(ATTACK), content.toPath('Whole'), '/', '/projects']) {
    await page.goto(site.url + path);
    expect(await page.title()).not.toBe('owned');
    expect(await page.locator('main img[onerror], main script').count()).toBe(0);
  }
});

test('the main picture is requested first, once and in the size for the window, without a layout shift', async ({
  content: { pictureUrl, toPath },
  visitor,
  site,
}) => {
  for (const [width, ending] of [
    [390, 'w480.avif'],
    [900, 'w960.avif'],
    [1440, 'w1600.avif'],
  ] as const) {
    const page = await visitor(undefined, { viewport: { width, height: 900 } });
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await page.goto(site.url + toPath('Pictured'), { waitUntil: 'networkidle' });
    const image = page.getByRole('img', { name: 'A white dot on red' });
    const shown = await image.evaluate((node: HTMLImageElement) => ({
      isShown: node.width > 0 && node.complete,
      size: [node.getAttribute('width'), node.getAttribute('height')],
      color: getComputedStyle(node).backgroundColor,
    }));
    // Until the picture loads, its mean color fills the box.
    const color = /-([0-9a-f]{6})-2000x1125-browser/.exec(pictureUrl)?.[1] ?? '';
    const [red, green, blue] = [0, 2, 4].map(at => Number.parseInt(color.slice(at, at + 2), 16));
    expect(shown).toEqual({
      isShown: true,
      size: ['2000', '1125'],
      color: `rgb(${red}, ${green}, ${blue})`,
    });
    const pictures = requests.filter(url => url.includes('/uploads/'));
    expect(pictures.map(url => url.slice(-ending.length))).toEqual([ending]);
    const preload = page.locator('head > link[rel="preload"][as="image"]');
    const source = page.locator('picture', { has: image }).locator('source');
    expect(await preload.getAttribute('imagesrcset')).toBe(await source.getAttribute('srcset'));
    expect(await image.getAttribute('srcset')).toMatch(/\.w480\.webp 480w, .*-2000x1125-browser\.\w+ 2000w$/);
    expect(
      await preload.evaluate(
        link => link.compareDocumentPosition(document.styleSheets[0]?.ownerNode ?? link) & 4,
      ),
    ).toBe(4);
    expect(requests.filter(url => url.includes('?later'))).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  }
});

test('the main picture and the title move between a list and the project’s page, except with reduced motion', async ({
  content,
  site,
  visitor,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await visitor(undefined, { reducedMotion });
    await page.addInitScript(recordMoves);
    const readMoves = () => page.evaluate((): string[][] => Reflect.get(window, 'moves'));
    const expectMoves = (...moves: string[][]) =>
      expect.poll(readMoves).toEqual(reducedMotion === 'reduce' ? [] : moves);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Pictured' }).click();
    await page.waitForURL(site.url + content.toPath('Pictured'));
    await page.getByRole('heading', { level: 1, name: 'Pictured' }).waitFor();
    const there = ['list: cover,title', 'page: title,cover'];
    await expectMoves(there);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${site.url}/`);
    const back = ['page: title,cover', 'list: cover,title'];
    await expectMoves(there, back);
    // No part remains marked, and pages without a common picture mark none.
    await expect.poll(() => page.locator('[style*="view-transition-name"]').count()).toBe(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${site.url}/about`);
    await expectMoves(there, back, ['list: ', 'page: ']);
  }
});

/** Runs in the page. Records which parts of an item are marked as each snapshot is taken. */
function recordMoves(): void {
  const moves: string[][] = [];
  Object.assign(window, { moves });
  const marked = () => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-cover], h1, h3')];
    const names = parts.map(node => getComputedStyle(node).viewTransitionName);
    return `${location.pathname === '/' ? 'list' : 'page'}: ${names.filter(name => name !== 'none').join()}`;
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = options => {
    const update = typeof options === 'function' ? options : options?.update;
    const before = marked();
    return start(async () => {
      await update?.();
      // The new parts are marked in the same call.
      queueMicrotask(() => moves.push([before, marked()]));
    });
  };
}

test('without JavaScript, the page has all texts, media and links to the pictures', async ({
  content,
  visitor,
}) => {
  const page = await visitor(content.toPath('Whole'), { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 2, name: 'Heading' }).isVisible()).toBe(true);
  expect(await page.locator('strong', { hasText: 'bold' }).count()).toBe(1);
  expect(await page.locator('em', { hasText: 'of' }).count()).toBe(1);
  const opener = page.getByRole('link', { name: 'View full size: First picture' });
  expect(await opener.getAttribute('href')).toBe('/favicon.svg');
  expect(await page.getByText('a lot').isVisible()).toBe(true);
  expect(await page.locator('video').textContent()).toBe('Your browser does not support the video tag.');
  const captions = await page.locator('figcaption').allInnerTexts();
  expect(captions).toEqual(['First picture', 'A film', 'Second picture']);
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  await page.goto(new URL(content.toPath('Bare'), page.url()).href);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});
