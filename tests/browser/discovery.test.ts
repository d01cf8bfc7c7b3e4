import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { projectPath } from '#shared/content-paths';
import type { Project } from '#shared/contract/project';
import { test as base } from '../support/browser/browser-test';
import { findFreePort } from '../support/free-port';

const HOSTILE_TITLE = `</title></script><script>alert(1)</script> & "quotes" 日本語 🚀`;
const META = { metaTitle: 'A tide gauge in C', metaDescription: 'It reports the tide.' };

const port = await findFreePort();
/** The configured URL. Requests name another host, which must not appear in any response. */
const publicUrl = `http://localhost:${port}`;
const url = `http://127.0.0.1:${port}`;

/** The site has a project with odd texts, a hidden one and those of the sample. */
const test = base
  .extend('environment', { scope: 'file' }, { PUBLIC_URL: publicUrl, PORT: String(port) })
  .extend('projects', { scope: 'file', auto: true }, async ({ call }) => {
    const create = async (fields: object): Promise<Project> => (await call('POST', '/projects', fields))[0];
    const details = '<b>& ]]></b>\u0001';
    const odd = await create({ title: HOSTILE_TITLE, details, public: true, ...META });
    const hidden = await create({ title: 'Hidden', public: false });
    const projects: Project[] = await call('GET', '/projects');
    const sample = projects.find(({ title }) => title === 'Hivescale');
    if (!sample) throw new Error('The sample content has no Hivescale');
    return { odd, hidden, sample };
  });

const sharePicture = ({ _id }: Project) => `/og/projects/${_id}.jpg`;

/** Returns the tags in the page's head by name. */
function readTags(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const tags: Record<string, string[]> = { title: [document.title] };
    for (const element of document.head.querySelectorAll(
      'meta[name], meta[property], link[rel="canonical"]',
    )) {
      const name = ['name', 'property', 'rel'].map(key => element.getAttribute(key)).find(Boolean) ?? '';
      const value = element.getAttribute('content') ?? element.getAttribute('href') ?? '';
      tags[name] = [...(tags[name] ?? []), value];
    }
    return tags;
  });
}

function readData(page: Page): Promise<(string | string[])[]> {
  return page
    .locator('head script[type="application/ld+json"]')
    .allTextContents()
    .then(texts =>
      texts.flatMap(text =>
        JSON.parse(text)['@graph'].map((node: { '@type': string | string[] }) => node['@type']),
      ),
    );
}

test('a page has the same metadata from the server and in the browser, and none for engines that must not index it', async ({
  page,
  problems,
  projects: { odd, hidden, sample },
  visitor,
}) => {
  problems.expect(/404/);
  const withoutScript = await visitor(undefined, { javaScriptEnabled: false });
  for (const { path, image, type, data } of [
    { path: '/', image: '/og/site.jpg', type: 'website', data: ['WebSite', 'Person'] },
    { path: '/projects', image: '/og/site.jpg', type: 'website', data: [] },
    { path: '/about', image: '/og/site.jpg', type: 'profile', data: ['ProfilePage'] },
    {
      path: projectPath(sample),
      image: sharePicture(sample),
      type: 'article',
      data: [['CreativeWork', 'SoftwareSourceCode'], 'BreadcrumbList'],
    },
    {
      path: projectPath(odd),
      image: sharePicture(odd),
      type: 'article',
      data: ['CreativeWork', 'BreadcrumbList'],
    },
  ]) {
    // The server's tags are those of the shared code, which unit tests check.
    for (const one of path === '/' || path === projectPath(odd) ? [withoutScript, page] : [page]) {
      await one.goto(url + path);
      const tags = await readTags(one);
      expect(tags).toMatchObject({
        canonical: [publicUrl + path],
        'og:type': [type],
        'og:url': [publicUrl + path],
        'og:title': tags.title,
        'twitter:card': ['summary_large_image'],
      });
      expect(tags['og:image']).toEqual([expect.stringContaining(publicUrl + image)]);
      expect(tags.robots).toBeUndefined();
      expect(await readData(one)).toEqual(data);
    }
  }
  // The last project has its own texts for search engines.
  expect(await readTags(page)).toMatchObject({
    title: [META.metaTitle],
    description: [META.metaDescription],
    'og:description': [META.metaDescription],
  });
  for (const path of ['/login', '/no-such-page', '/projects/no-such-project', projectPath(hidden)]) {
    await page.goto(url + path);
    const { robots, canonical } = await readTags(page);
    expect({ path, robots, canonical }).toEqual({ path, robots: ['noindex'] });
    expect(await readData(page)).toEqual([]);
  }
});

test('a page updates its tags and removes the structured data of the one before when the visitor navigates', async ({
  page,
  projects: { sample },
}) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.goto(`${url}/projects`);
  await page.getByRole('link', { name: 'Hivescale' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hivescale' }).waitFor();
  await expect
    .poll(() => readTags(page))
    .toMatchObject({
      canonical: [publicUrl + projectPath(sample)],
      'og:title': ['Hivescale | Joss Tremlett'],
      'og:image': [expect.stringContaining(`${sharePicture(sample)}?v=`)],
      title: ['Hivescale | Joss Tremlett'],
    });
  await main.getByRole('link', { name: 'Home' }).click();
  await expect
    .poll(() => readTags(page))
    .toMatchObject({ canonical: [`${publicUrl}/`], 'og:type': ['website'] });
  await page.reload();
  expect(await readData(page)).toEqual(['WebSite', 'Person']);
  await main.getByRole('link', { name: 'About' }).click();
  await expect.poll(() => readData(page)).toEqual([]);
});

test('a page links to a feed and a manifest, and its icons and share pictures load', async ({
  page,
  projects: { odd },
}) => {
  await page.goto(`${url}/login`);
  const links = await page.evaluate(() =>
    ['manifest', 'apple-touch-icon', 'alternate'].map(
      rel => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '',
    ),
  );
  expect(links).toEqual(['/manifest.webmanifest', '/apple-touch-icon.png', '/feed.xml']);
  const sizes = await page.evaluate(
    async paths => {
      const { icons } = await (await fetch('/manifest.webmanifest')).json();
      const sources: string[] = [...icons.map(({ src }: { src: string }) => src), ...paths];
      return Promise.all(
        sources.map(async src => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${src} ${image.naturalWidth}`;
        }),
      );
    },
    ['/apple-touch-icon.png', '/og/site.jpg', sharePicture(odd)],
  );
  expect(sizes.slice(1)).toEqual([
    'icon-192.png 192',
    'icon-512.png 512',
    'icon-maskable-512.png 512',
    '/apple-touch-icon.png 180',
    '/og/site.jpg 1200',
    `${sharePicture(odd)} 1200`,
  ]);
});

test('projects, notes and pages redirect from their former addresses', async ({ call }) => {
  const read = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  const [{ _id: id }] = await call('POST', '/projects', { title: 'Часы', slug: 'first', public: true });
  const slug = 'часы';
  await call('PUT', `/projects/${id}`, { slug });
  const path = `/projects/${encodeURIComponent(slug)}`;
  for (const address of [id, 'first', 'First', slug.toUpperCase()]) {
    const former = `/projects/${encodeURIComponent(address)}?tab=media`;
    expect(await read(former)).toEqual([301, `${path}?tab=media`, 'no-cache']);
  }
  const html = await (await fetch(url + path)).text();
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"`);
  expect(html).not.toContain(`/projects/${id}"`);
  for (const kind of ['notes', 'pages']) {
    const { _id } = await call('POST', `/${kind}`, { title: 'Tides', slug: `old-${kind}` });
    await call('PUT', `/${kind}/${_id}`, { slug: `new-${kind}` });
    expect(await read(`/${kind}/old-${kind}?x=1`)).toEqual([301, `/${kind}/new-${kind}?x=1`, 'no-cache']);
    expect((await fetch(`${url}/${kind}/new-${kind}`)).status).toBe(200);
  }
});
