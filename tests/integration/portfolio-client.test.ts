import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { OWNER } from '../support/app/owner';
import { startApp, type TestApp } from '../support/app/start-app';
import { createOutsideFolder, type OutsideFolder } from '../support/content/outside-folder';
import { endPrograms, runProgram } from '../support/programs/run-program';

// Compiling takes long on a busy machine.
const TIMEOUT_MS = 300_000;

const packed = resolve(import.meta.dirname, '../../dist/api-client');

let app: TestApp;
let outside: OutsideFolder;
beforeAll(async () => {
  const built = runProgram('src/api-client/build.ts', [], {});
  expect(await built.ended, built.stderr()).toEqual({ exitCode: 0, signal: null });
  app = await startApp();
  outside = await createOutsideFolder();
  await outside.install(await findTarball());
}, TIMEOUT_MS);
afterEach(endPrograms);
afterAll(async () => {
  await outside?.remove();
  await app?.stop();
});

async function findTarball(): Promise<string> {
  const tarballs = (await readdir(packed)).filter(name => name.endsWith('.tgz'));
  expect(tarballs).toHaveLength(1);
  return join(packed, tarballs.join());
}

test('the packed client is the only package that its installation adds', async () => {
  const installed = await readdir(join(outside.folder, 'node_modules'));
  expect(installed.filter(name => !name.startsWith('.'))).toEqual(['portfolio-client']);
});

test('a script outside the project compiles against the packed client, with all types checked, and runs', {
  timeout: TIMEOUT_MS,
}, async () => {
  await app.services.views.record({ sessionId: 'visitor' });
  // The mistakes are marked as errors that the compiler must find.
  expect(await outside.compile(['trpc-script.ts', 'trpc-mistakes.ts'])).toBe('');
  expect(await outside.run('trpc-script.js', [app.url, OWNER.email, OWNER.password])).toEqual({
    created: 'Made by a script',
    isListed: true,
    totals: Array.from({ length: 30 }, () => 1),
    refused: 'UNAUTHORIZED',
  });
  expect(await app.services.projects.list()).toHaveLength(1);
});
