import { expect, test } from 'vitest';
import { routes as pages } from '#client/app/routes';
import { AUTH_HEADER } from '#shared/credentials';
import { listRoutes } from '../support/app/list-routes';
import { startAppForFile } from '../support/app/managed-app';
import { startAppWithPages, toAddress } from '../support/app/visitor-reads';
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
  const patterns = [...listRoutes(app.routes), ...pages.map(({ pattern }) => pattern)];
  const shown: string[] = [];
  for (const pattern of patterns) {
    const { text, cached } = await readHeader(toAddress(pattern, names), { [AUTH_HEADER]: token });
    if (!text.includes(MARK)) continue;
    shown.push(pattern);
    expect({ pattern, cached }).toEqual({ pattern, cached: 'no-store' });
  }
  expect(shown).toContain('/about');
});
