import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchProcess, queryNode } from '../support/cluster-site';
import { type GaleraCluster, startGaleraCluster, waitUntilSynced } from '../support/galera-cluster';
import { type GaleraProxy, startGaleraProxy } from '../support/galera-proxy';
import { endPrograms } from '../support/run-program';
import { createMysqlSchema } from '../support/test-database';

let folder: string;
let cluster: GaleraCluster;
let proxy: GaleraProxy;
let database: string;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-majority-'));
  cluster = await startGaleraCluster();
  const urls = cluster.nodes.map(node => node.url);
  database = new URL((await createMysqlSchema(urls[0] ?? '')).url).pathname.slice(1);
  proxy = await startGaleraProxy(urls, folder);
  const program = launchProcess(folder, { DATABASE_URL: new URL(database, proxy.url).href });
  [, address = ''] = await program.waitForOutput(/^The site is ready at (\S+)$/m, 60_000);
});
afterAll(async () => {
  await endPrograms();
  await proxy?.stop();
  await cluster?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const request = (path: string, options: RequestInit = {}) =>
  fetch(`${address}${path}`, { ...options, signal: AbortSignal.timeout(30_000) });

const sendMessage = (message: string) =>
  request('/api/contacts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message }),
  });

async function listMessages(url: string): Promise<string[]> {
  const rows = await queryNode(new URL(database, url).href, 'SELECT message FROM contact_message');
  return rows.map(({ message }) => message).sort();
}

test('without a majority, writes get 503 and change nothing, and the site recovers with the nodes', async () => {
  const [first, second, third] = cluster.nodes;
  expect((await sendMessage('before')).status).toBe(201);
  await Promise.all([second?.kill(), third?.kill()]);
  await expect.poll(async () => (await request('/readyz')).status, { timeout: 30_000 }).toBe(503);

  const refused = await sendMessage('without a majority');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/try again/i) });
  for (const path of ['/api/projects', '/projects']) {
    const read = await request(path);
    // Either the last state, or an error with the time to retry after.
    expect([200, 503]).toContain(read.status);
    if (read.status === 503) expect(Number(read.headers.get('retry-after'))).toBeGreaterThan(0);
    else expect(await read.text()).toContain('Leverframe');
  }

  await Promise.all([second?.restart(), third?.restart()]);
  await expect.poll(async () => (await request('/readyz')).status, { timeout: 60_000 }).toBe(200);
  expect((await sendMessage('after')).status).toBe(201);
  for (const node of [first, second, third]) {
    await waitUntilSynced(node?.url ?? '');
    expect(await listMessages(node?.url ?? '')).toEqual(['after', 'before']);
  }
});
