import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderForFile } from '#tests/support/managed-folder';
import { endPrograms } from '#tests/support/programs/run-program';
import { launchProcess, queryNode } from '../support/cluster-site';
import { waitUntilSynced } from '../support/galera-cluster';
import { type ProxiedCluster, startProxiedCluster } from '../support/galera-proxy';

const folder = await folderForFile();
let cluster: ProxiedCluster;
let address: string;
beforeAll(async () => {
  cluster = await startProxiedCluster(folder);
  const program = launchProcess(folder, { DATABASE_URL: cluster.databaseUrl });
  [, address = ''] = await program.waitForOutput(/^The site is ready at (\S+)$/m, 60_000);
});
afterAll(async () => {
  await endPrograms();
  await cluster?.stop();
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
  const rows = await queryNode(new URL(cluster.database, url).href, 'SELECT message FROM contact_message');
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
