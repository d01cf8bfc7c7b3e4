import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../support/app/fetch-tokens';
import { stopProgram } from '../support/programs/built-server';
import { bundlePrograms } from '../support/programs/bundle-programs';
import { prepareLargeSite } from '../support/programs/large-site';
import { runProgram } from '../support/programs/run-program';

// SIGTERM stops the real processes while they write or read a backup. See tests/stops for a stop before each
// step.

beforeAll(() => bundlePrograms('src/server/commands/backup.ts'), 120_000);

test('SIGTERM during npm run backup leaves no file, and the next backup is complete', async () => {
  const { backups, settings, removeVideo, waitForUnfinished } = await prepareLargeSite();
  const backUp = () =>
    runProgram('src/server/commands/backup.ts', ['--out', join(backups, 'mine.zip')], settings());
  const writing = backUp();
  await waitForUnfinished();
  await stopProgram(writing, 143);
  expect(await readdir(backups)).toEqual([]);

  await removeVideo();
  expect(await backUp().ended).toEqual({ exitCode: 0, signal: null });
  expect(await readdir(backups)).toEqual(['mine.zip']);
});

test('SIGTERM during a download of a backup cuts it off, so that it never looks complete', async () => {
  const { start } = await prepareLargeSite();
  const { program, url } = await start();
  const { token } = await fetchTokens(url);
  const sent = request(`${url}/api/backup`, { method: 'POST', headers: { [AUTH_HEADER]: token } }).end();
  const [response] = await once(sent, 'response');
  // A client that reads no further holds the download until the server gives up.
  await once(response.pause(), 'readable');
  const failed = once(response, 'error');
  await stopProgram(program);
  response.resume();
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
  expect(program.stderr()).toBe('');
  await stopProgram((await start()).program);
});
