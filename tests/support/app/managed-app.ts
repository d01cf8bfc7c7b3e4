import { afterAll, onTestFinished } from 'vitest';
import { type StartAppOptions, startApp, type TestApp } from './start-app';

/** Starts an app that stops after the tests of the file, or after those of the suite that starts it. */
export async function startAppForFile(options?: StartAppOptions, start = startApp): Promise<TestApp> {
  const app = await start(options);
  afterAll(app.stop);
  return app;
}

/** Starts an app that stops with the test. */
export async function startAppForTest(options?: StartAppOptions, start = startApp): Promise<TestApp> {
  const app = await start(options);
  onTestFinished(app.stop);
  return app;
}
