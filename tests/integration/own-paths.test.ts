import { expect, test } from 'vitest';
import { routes as pages } from '#client/app/routes';
import { isOwnPath } from '#server/extras/imports/markdown/own-paths';
import { listRoutes } from '../support/app/list-routes';
import { startAppForFile } from '../support/app/managed-app';
import { startAppWithPages } from '../support/app/visitor-reads';

const app = await startAppForFile(
  { settings: { METRICS_TOKEN: 'a-token-of-24-characters' } },
  startAppWithPages,
);

// tests/export/copies.test.ts checks the files of a copy, such as those of the build.
test('every address of this site is refused as an address of a former site', () => {
  // Express lists only routes and routers.
  const routes = [...listRoutes(app.routes), '/trpc', ...pages.map(({ pattern }) => pattern)];
  const paths = routes.filter(route => route !== '/' && route !== '/*?').map(fillParameters);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter(path => !isOwnPath(path))).toEqual([]);
});

function fillParameters(route: string): string {
  return route.replaceAll(/:\w+|\*/g, '1');
}
