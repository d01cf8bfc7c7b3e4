import { expect, test } from 'vitest';
import { routes as pages } from '#client/app/routes';
import * as entry from '#client/entry-server';
import { AUTH_HEADER } from '#shared/credentials';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { PLAIN_PAGE, renderedBy } from '../support/app/plain-app';
import { listFileRoutes, startAppWithPages, toAddress } from '../support/app/visitor-reads';
import {
  hiddenElement,
  hiddenNote,
  hiddenPage,
  hiddenProject,
  MARK,
} from '../support/content/hidden-content';

// A cache between the site and its visitors may keep a response with `no-cache`, and send it without asking while the
// site is down.

const app = await startAppForFile(undefined, startAppWithPages);
const { token } = await app.signIn();

async function readHeader(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers, redirect: 'manual' });
  return {
    status: response.status,
    text: await response.text(),
    cached: response.headers.get('cache-control'),
  };
}

test('no shared cache keeps a page that shows the owner a draft', async () => {
  const { projects, notes, pages: texts, timeline } = app.services;
  await timeline.create(hiddenElement({ draft: true }));
  const names = {
    project: (await projects.create(hiddenProject({ draft: true })))._id,
    note: (await notes.create(hiddenNote({ draft: true })))._id,
    page: (await texts.create(hiddenPage({ draft: true })))._id,
  };
  const patterns = [...listFileRoutes(app), ...pages.map(({ pattern }) => pattern)];
  const shown: string[] = [];
  for (const pattern of patterns) {
    const { text, cached } = await readHeader(toAddress(pattern, names), { [AUTH_HEADER]: token });
    if (!text.includes(MARK)) continue;
    shown.push(pattern);
    expect({ pattern, cached }).toEqual({ pattern, cached: 'no-store' });
  }
  expect(shown).toContain('/about');
});

test('no shared cache keeps a page without all its data', async () => {
  const { url } = await startAppForTest({
    bundle: renderedBy(async () => ({ ...PLAIN_PAGE, status: 200, isComplete: false })),
  });
  const response = await fetch(`${url}/projects`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a shared cache may replace a hidden page by its 404', async () => {
  const { _id: id } = await app.services.projects.create(hiddenProject({}));
  await app.services.projects.update({ id, draft: true });
  for (const path of [`/projects/${id}`, '/projects/unknown', '/notes/unknown', '/unknown'])
    expect({ path, ...(await readHeader(path)) }).toMatchObject({ path, status: 404, cached: 'no-cache' });
});

test('pages are rendered with their data before the site is ready, and wait longer for it', async () => {
  const rendered: { path: string; timeoutMs: number }[] = [];
  const { renderPage } = entry;
  const { warmUp } = await startAppForTest(
    {
      bundle: {
        entry: async () => ({
          ...entry,
          renderPage: async request => {
            const page = await renderPage(request);
            rendered.push({ path: request.path, timeoutMs: request.timeoutMs });
            expect(page).toMatchObject({ status: 200, isComplete: true });
            return page;
          },
        }),
      },
    },
    startAppWithPages,
  );
  await warmUp();
  expect(rendered.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/projects', '/notes', '/about']),
  );
  for (const { timeoutMs } of rendered) expect(timeoutMs).toBeGreaterThan(5_000);
});
