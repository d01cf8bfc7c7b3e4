import { createImportsExtra } from '#server/extras/imports/index';
import { testExtras } from '#tests/extras/extras';
import { type StartAppOptions, startApp, type TestApp } from '#tests/support/app/start-app';

type ImportsOptions = Parameters<typeof createImportsExtra>[0];

/** Returns a function that starts an app whose imports reach other sites as these options say. */
export function withImports(options: ImportsOptions): (app?: StartAppOptions) => Promise<TestApp> {
  return app => startApp({ ...app, extras: { ...testExtras, imports: createImportsExtra(options) } });
}
