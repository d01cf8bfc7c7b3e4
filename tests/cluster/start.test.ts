import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrations } from '../../migrations/index';
import { type GaleraCluster, startGaleraCluster } from '../support/galera-cluster';
import { OWNER } from '../support/owner';
import { endPrograms, type Program, runProgram } from '../support/run-program';
import { JWT_SECRET } from '../support/start-site';
import { createMysqlSchema } from '../support/test-database';

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
  return query(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

async function query(url: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

/** Starts a site whose process is one of several: they share secrets and uploads, and each uses one node. */
function launch(url: string): Program {
  return runProgram('dist/server/main.js', [], {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    JWT_SECRET,
    REFRESH_TOKEN_SECRET: 'kl'.repeat(24),
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    SAMPLE_CONTENT: 'on',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
  });
}

async function waitForAddress(program: Program): Promise<string> {
  const [, url = ''] = await program.waitForOutput(/^The site is ready at (\S+)$/m);
  return url;
}

async function countProjects(url: string): Promise<number> {
  const response = await fetch(`${url}/api/projects`);
  return Object(await response.json()).length;
}

test('three processes started at once on three nodes migrate once and share one owner and one sample', async () => {
  const processes = urls.map(launch);
  const addresses = await Promise.all(processes.map(waitForAddress));
  for (const address of addresses) expect(await countProjects(address)).toBe(8);
  for (const url of urls) {
    const applied = await query(url, 'SELECT name FROM migrations ORDER BY name');
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
    expect(await query(url, 'SELECT email FROM owner')).toEqual([{ email: OWNER.email }]);
  }
  const migrated = processes.filter(process => process.stdout().includes('database schema updated'));
  expect(migrated).toHaveLength(1);
});
