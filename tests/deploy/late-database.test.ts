import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMysqlPrograms } from '../support/database/ensure-mysql';
import { type MysqlServer, startMysqlServer } from '../support/database/mysql-server';
import { createMysqlSchema } from '../support/database/test-database';
import { testFolder } from '../support/managed-folder';
import { endPrograms, runProgram } from '../support/programs/run-program';

const LATE_MS = 50_000;

let server: MysqlServer;
beforeEach(async ({ skip }) => {
  skip(findMysqlPrograms() === null, 'MariaDB and MySQL are not on this machine');
  server = await startMysqlServer();
}, 60_000);
afterEach(async () => {
  await endPrograms();
  await server?.stop();
});

test('a site that starts 50 s before its database waits, says so, and then serves', async () => {
  const { url: database } = await createMysqlSchema(server.url);
  await server.kill();
  const folder = await testFolder();
  const site = runProgram('dist/server/main.js', [], {
    DATABASE_URL: database,
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    HOST: '127.0.0.1',
    PORT: '0',
  });
  const listWaits = () =>
    Array.from(site.stdout().matchAll(/^\{.*"waiting for the database".*$/gm), ([line]) => JSON.parse(line));
  await expect.poll(() => listWaits().length, { timeout: 20_000 }).toBeGreaterThan(0);
  await delay(LATE_MS);
  expect(site.stdout()).not.toContain('The site is ready');
  await server.restart();
  const findAddress = () => /^The site is ready at (\S+)$/m.exec(site.stdout())?.[1];
  await expect.poll(findAddress, { timeout: 30_000 }).toBeDefined();

  const waits = listWaits();
  const [first] = waits;
  const place = new URL(database).host + new URL(database).pathname;
  expect(first).toMatchObject({ level: 40, place, code: 'ECONNREFUSED' });
  // A line every few seconds, not a flood.
  expect(waits.length).toBeGreaterThan(8);
  expect(waits.length).toBeLessThan(25);
  for (const path of ['/readyz', '/', '/api/projects'])
    expect({ path, status: (await fetch(findAddress() + path)).status }).toEqual({ path, status: 200 });
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ exitCode: 0, signal: null });
  expect(site.stderr()).toBe('');
});
