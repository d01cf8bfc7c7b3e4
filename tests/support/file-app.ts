import { afterAll } from 'vitest';
import { type StartAppOptions, startApp, type TestApp } from './start-app';

/** Starts the server for the tests of the calling file, and stops it after them. */
export async function startFileApp(options: StartAppOptions = {}): Promise<TestApp> {
  const app = await startApp(options);
  afterAll(async () => {
    await app.stop();
    await options.database?.remove();
  });
  return app;
}
