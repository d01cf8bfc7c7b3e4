import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OWNER } from '#tests/support/app/owner';
import { createMysqlSchema } from '#tests/support/database/test-database';
import { endPrograms, type Program } from '#tests/support/programs/run-program';
import { migrations } from '../../../../migrations/index';
import { launchProcess, queryNode } from '../support/cluster-site';
import { type GaleraCluster, startGaleraCluster } from '../support/galera-cluster';

let cluster: GaleraCluster;
let urls: string[];
let folder: string;

beforeAll(async () => {
  cluster = await startGaleraCluster();
});
afterAll(() => cluster?.stop());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-cluster-'));
  const [first = ''] = cluster.nodes.map(node => node.url);
  const name = new URL((await createMysqlSchema(first)).url).pathname;
  urls = cluster.nodes.map(node => new URL(name, node.url).href);
  for (const url of urls) await expect.poll(() => isReachable(url), { timeout: 10_000 }).toBe(true);
});
afterEach(async () => {
  await endPrograms();
  await rm(folder, { recursive: true, force: true });
});

async function isReachable(url: string): Promise<boolean> {
  return queryNode(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

/** Starts a process that uses one node. */
const launch = (url: string, settings: Record<string, string> = {}) =>
  launchProcess(folder, { DATABASE_URL: url, LOG_LEVEL: 'info', ...settings });

/** A start may wait for the lease of a killed process. */
async function waitForAddress(program: Program): Promise<string> {
  const [, address = ''] = await program.waitForOutput(/^The site is ready at (\S+)$/m, 60_000);
  return address;
}

async function countProjects(url: string): Promise<number> {
  const response = await fetch(`${url}/api/projects`);
  return Object(await response.json()).length;
}

test('three processes started at once on three nodes migrate once and share one owner and one sample', async () => {
  const processes = urls.map(url => launch(url));
  const addresses = await Promise.all(processes.map(waitForAddress));
  for (const address of addresses) expect(await countProjects(address)).toBe(8);
  for (const url of urls) {
    const applied = await queryNode(url, 'SELECT name FROM migrations ORDER BY name');
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
    expect(await queryNode(url, 'SELECT email FROM owner')).toEqual([{ email: OWNER.email }]);
  }
  const migrated = processes.filter(process => process.stdout().includes('database schema updated'));
  expect(migrated).toHaveLength(1);
});

test('a process that is killed while it migrates is replaced by one on another node', async () => {
  const [first = '', second = '', third = ''] = urls;
  const killed = launch(first);
  const countApplied = () =>
    queryNode(second, 'SELECT name FROM migrations').then(
      rows => rows.length,
      () => 0,
    );
  await expect.poll(countApplied, { interval: 10, timeout: 20_000 }).toBeGreaterThan(2);
  killed.kill('SIGKILL');
  await killed.ended;
  expect(await countApplied()).toBeLessThan(migrations.length);
  const others = [second, third].map(url => launch(url));
  for (const process of others) expect(await countProjects(await waitForAddress(process))).toBe(8);
  const applied = await queryNode(third, 'SELECT name FROM migrations ORDER BY name');
  expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
  expect(await queryNode(third, 'SELECT email FROM owner')).toEqual([{ email: OWNER.email }]);
});

test('three processes on three nodes count a limit together', async () => {
  const addresses = await Promise.all(
    urls.map(url => waitForAddress(launch(url, { LIMIT_CONTACT: '4/1h' }))),
  );
  const statuses: number[] = [];
  for (const address of [...addresses, ...addresses]) {
    const response = await fetch(`${address}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'Hello' }),
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
});
