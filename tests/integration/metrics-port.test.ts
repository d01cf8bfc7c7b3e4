import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '../support/free-port';
import { ensureProductionBuild } from '../support/production-build';
import { endPrograms, runProgram } from '../support/run-program';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
let folder: string;
beforeAll(() => ensureProductionBuild(), 120_000);
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'portfolio-metrics-'));
});
afterEach(async () => {
  await endPrograms();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

function launch(env: Record<string, string>) {
  return runProgram('dist/server/main.js', [], {
    ...{ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), UPLOADS_DIR: join(folder, 'uploads') },
    ...{ HOST: '127.0.0.1', PORT: '0', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'warn', ...env },
  });
}

test('the built site has its metrics on the port of METRICS_PORT, and ends with it', async () => {
  const port = await findFreePort();
  const site = launch({ METRICS_PORT: String(port) });
  const [, url = ''] = await site.waitForOutput(/^The site is ready at (\S+)$/m);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  await (await fetch(`${url}/api/projects`)).arrayBuffer();
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect
    .poll(read)
    .toContain('portfolio_http_requests_total{method="GET",route="/api/projects",status="200"} 1');
  expect(await read()).toMatch(/^portfolio_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ exitCode: 0, signal: null });
  expect(site.stderr()).toBe('');
});

test('METRICS_TOKEN_FILE turns the metrics on at the port of the site', async () => {
  const file = join(folder, 'token');
  await writeFile(file, 'a-token-of-24-characters\n');
  const site = launch({ METRICS_TOKEN_FILE: file });
  const [, url = ''] = await site.waitForOutput(/^The site is ready at (\S+)$/m);
  const get = (headers: Record<string, string>) => fetch(`${url}/metrics`, { headers });
  expect((await get({})).status).toBe(401);
  expect((await get({ authorization: 'Bearer a-token-of-24-characters' })).status).toBe(200);
});

test('a metrics port that is in use, or a host that is not this machine, stops the start', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = Object(other.address());
  const refused = launch({ METRICS_PORT: String(port) });
  expect(await refused.ended).toEqual({ exitCode: 1, signal: null });
  expect(refused.stderr()).toBe(
    `METRICS_PORT ${port} is in use. Stop the other program or set another METRICS_PORT.\n`,
  );
  expect(refused.stdout()).not.toContain('The site is ready');
  other.close();
  const elsewhere = launch({ METRICS_PORT: String(port), METRICS_HOST: '192.0.2.1' });
  expect(await elsewhere.ended).toEqual({ exitCode: 1, signal: null });
  expect(elsewhere.stderr()).toBe('METRICS_HOST 192.0.2.1 is not an address of this machine.\n');
});
