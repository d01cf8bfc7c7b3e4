import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project, ProjectInput } from '#shared/contract/project';
import { AUTH_HEADER } from '#shared/credentials';
import { launchChromium } from '../support/chromium';
import { findFreePort } from '../support/free-port';
import { OWNER } from '../support/owner';
import { type Site, startSite } from '../support/start-site';
import { visit } from '../support/visit';

const HOSTILE_TITLE = `</title></script><script>alert(1)</script> & "quotes" 日本語 🚀`;

let browser: Browser;
let site: Site;
/** The configured URL, and the URL of the requests, whose other host name must not appear in any response. */
let publicUrl: string;
let url: string;
let oddProject: Project;
let hiddenProject: Project;
let sampleProject: Project;
const META = { metaTitle: 'A tide gauge in C', metaDescription: 'It reports the tide.' };

beforeAll(async () => {
  const port = await findFreePort();
  publicUrl = `http://localhost:${port}`;
  url = `http://127.0.0.1:${port}`;
  site = await startSite({ PUBLIC_URL: publicUrl, PORT: String(port) });
  browser = await launchChromium();
  const token = await signIn();
  oddProject = await create(token, {
    title: HOSTILE_TITLE,
    details: '<b>& ]]></b>\u0001',
    public: true,
    ...META,
  });
  hiddenProject = await create(token, { title: 'Hidden', public: false });
  const projects: Project[] = await (await fetch(`${url}/api/projects`)).json();
  const found = projects.find(({ title }) => title === 'Hivescale');
  if (!found) throw new Error('The sample content has no Hivescale');
  sampleProject = found;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function signIn(): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  return (await response.json()).token;
}

async function create(token: string, fields: ProjectInput): Promise<Project> {
  const response = await fetch(`${url}/api/projects`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [AUTH_HEADER]: token },
    body: JSON.stringify(fields),
  });
  const created: Project[] = await response.json();
  const [project] = created;
  if (!project) throw new Error('No project was created');
  return project;
}

const pagePath = ({ _id }: Project) => `/projects/${_id}`;

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

describe('a page', () => {
  const PAGES = () =>
    [
      { path: '/', image: '/og/site.jpg', type: 'website', data: ['WebSite', 'Person'] },
      { path: '/projects', image: '/og/site.jpg', type: 'website', data: [] },
      { path: '/about', image: '/og/site.jpg', type: 'profile', data: ['ProfilePage'] },
      {
        path: pagePath(sampleProject),
        image: `/og${pagePath(sampleProject)}.jpg`,
        type: 'article',
        data: [['CreativeWork', 'SoftwareSourceCode'], 'BreadcrumbList'],
      },
      {
        path: pagePath(oddProject),
        image: `/og${pagePath(oddProject)}.jpg`,
        type: 'article',
        data: ['CreativeWork', 'BreadcrumbList'],
      },
    ] as const;

  test('has the same metadata from the server and in the browser', async () => {
    const withoutScript = await visit(browser, { javaScriptEnabled: false });
    const { page, problems, close } = await visit(browser);
    for (const { path, image, type, data } of PAGES()) {
      await withoutScript.page.goto(url + path);
      await page.goto(url + path);
      for (const { page: one } of [withoutScript, { page }]) {
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
    expect(problems).toEqual([]);
    // The last project has its own texts for search engines.
    expect(await readTags(page)).toMatchObject({
      title: [META.metaTitle],
      description: [META.metaDescription],
      'og:description': [META.metaDescription],
    });
    await withoutScript.close();
    await close();
  });

  test('that search engines must not index has no canonical address and no structured data', async () => {
    const { page, close } = await visit(browser);
    for (const path of ['/login', '/no-such-page', '/projects/no-such-project', pagePath(hiddenProject)]) {
      await page.goto(url + path);
      const tags = await readTags(page);
      expect({ path, robots: tags.robots, canonical: tags.canonical }).toEqual({ path, robots: ['noindex'] });
      expect(await readData(page)).toEqual([]);
    }
    await close();
  });

  test('updates its tags when the visitor navigates', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto(`${url}/projects`);
    await page.getByRole('link', { name: 'Hivescale' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hivescale' }).waitFor();
    await expect
      .poll(() => readTags(page))
      .toMatchObject({
        canonical: [publicUrl + pagePath(sampleProject)],
        'og:title': ['Hivescale | Joss Tremlett'],
        'og:image': [expect.stringContaining(`/og${pagePath(sampleProject)}.jpg?v=`)],
        title: ['Hivescale | Joss Tremlett'],
      });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect
      .poll(() => readTags(page))
      .toMatchObject({
        canonical: [`${publicUrl}/`],
        'og:type': ['website'],
      });
    expect(problems).toEqual([]);
    await close();
  });

  test('removes the structured data of the previous page when the visitor navigates', async () => {
    const { page, close } = await visit(browser);
    await page.goto(url);
    expect(await readData(page)).toEqual(['WebSite', 'Person']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect.poll(() => readData(page)).toEqual([]);
    await close();
  });
});

describe('the files that a page links to', () => {
  test('include a feed and a sitemap that are well-formed XML for any project title', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${url}/login`);
    const parsed = await page.evaluate(async () => {
      const parse = async (path: string) => {
        const text = await (await fetch(path)).text();
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        const error = xml.querySelector('parsererror')?.textContent ?? null;
        const titles = [...xml.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
        const content = xml.querySelector('entry > content')?.textContent ?? null;
        return { error, root: xml.documentElement.localName, titles, content };
      };
      return {
        feed: await parse('/feed.xml'),
        notes: await parse('/notes/feed.xml'),
        map: await parse('/sitemap.xml'),
      };
    });
    expect(parsed.feed).toMatchObject({ error: null, root: 'feed' });
    expect(parsed.feed.titles).toContain(HOSTILE_TITLE);
    expect(parsed.feed.titles).not.toContain('Hidden');
    expect(parsed.feed.content).toContain('&lt;b&gt;&amp; ]]&gt;&lt;/b&gt;');
    expect(parsed.notes).toMatchObject({ error: null, root: 'feed' });
    expect(parsed.map).toMatchObject({ error: null, root: 'urlset' });
    await close();
  });

  test('include pictures and icons that load', async () => {
    const { page, problems, close } = await visit(browser);
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
      ['/apple-touch-icon.png', '/og/site.jpg', `/og${pagePath(oddProject)}.jpg`],
    );
    expect(sizes.slice(1)).toEqual([
      'icon-192.png 192',
      'icon-512.png 512',
      'icon-maskable-512.png 512',
      '/apple-touch-icon.png 180',
      '/og/site.jpg 1200',
      `/og${pagePath(oddProject)}.jpg 1200`,
    ]);
    expect(problems).toEqual([]);
    await close();
  });

  test('include the resume', async () => {
    const response = await fetch(`${url}/WebResume.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('Joss Tremlett - Resume.pdf');
  });
});

test('a project with a custom address is served there, and its old addresses redirect to it', async () => {
  const token = await signIn();
  const { _id: id } = await create(token, { title: 'Часы', slug: 'first', public: true });
  const slug = 'часы';
  await fetch(`${url}/api/projects/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', [AUTH_HEADER]: token },
    body: JSON.stringify({ slug }),
  });
  const path = `/projects/${encodeURIComponent(slug)}`;
  for (const address of [id, 'first', 'First', slug.toUpperCase()]) {
    const response = await fetch(`${url}/projects/${encodeURIComponent(address)}?tab=media`, {
      redirect: 'manual',
    });
    const { status, headers } = response;
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      301,
      `${path}?tab=media`,
      'no-cache',
    ]);
  }
  const html = await (await fetch(url + path)).text();
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"`);
  expect(html).not.toContain(`/projects/${id}"`);
});

test.each(['notes', 'pages'])('%s redirect from their former addresses', async kind => {
  const token = await signIn();
  const send = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', [AUTH_HEADER]: token };
    const answer = await fetch(`${url}/api/${kind}${path}`, { method, headers, body: JSON.stringify(body) });
    const { _id }: { _id: string } = await answer.json();
    return _id;
  };
  const id = await send('POST', '', { title: 'Tides', slug: `old-${kind}` });
  await send('PUT', `/${id}`, { slug: `new-${kind}` });
  const { status, headers } = await fetch(`${url}/${kind}/old-${kind}?x=1`, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    301,
    `/${kind}/new-${kind}?x=1`,
    'no-cache',
  ]);
  expect((await fetch(`${url}/${kind}/new-${kind}`)).status).toBe(200);
});
