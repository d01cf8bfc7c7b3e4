import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { routes as pages } from '#client/app/routes';
import { isOwnPath } from '#server/extras/imports/markdown/own-paths';
import { listRoutes } from '#tests/support/app/list-routes';
import { startAppForFile } from '#tests/support/app/managed-app';
import { startAppWithPages } from '#tests/support/app/visitor-reads';

const app = await startAppForFile(
  { settings: { METRICS_TOKEN: 'a-token-of-24-characters' } },
  startAppWithPages,
);

test('every address of this site is refused as an address of a former site', () => {
  // Express lists only routes and routers.
  const routes = [...listRoutes(app.routes), '/trpc', ...pages.map(({ pattern }) => pattern)];
  const paths = routes.filter(route => route !== '/' && route !== '/*?').map(fillParameters);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter(path => !isOwnPath(path))).toEqual([]);
});

/** The files of a static copy that are not at an address of this site. */
const COPY_FILES = [
  ...['404.html', 'content.json', 'data/index.json'],
  ...['_headers', '_redirects', '.nojekyll', '.export', 'CNAME'],
];

test('every file of the build and of a static copy is refused as an address of a former site', async () => {
  const built = await readdir('dist/client', { recursive: true });
  const served = built.filter(path => path !== 'index.html' && !path.startsWith('.vite'));
  expect(served.length).toBeGreaterThan(30);
  expect([...served, ...COPY_FILES].filter(path => !isOwnPath(`/${path}`))).toEqual([]);
});

function fillParameters(route: string): string {
  return route.replaceAll(/:\w+|\*/g, '1');
}
