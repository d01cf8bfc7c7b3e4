import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNextBuild, NEXT_MIGRATION } from '#tests/extras/many-processes/support/next-build';
import {
  mountSmallFileSystem,
  type SmallFileSystem,
} from '#tests/extras/many-processes/support/small-file-system';
import { requireReady } from '#tests/setup/require-ready';
import { ensureFaketime } from '#tests/support/deploy/ensure-faketime';
import { findLastingPort } from '#tests/support/free-port';
import { folderForFile } from '#tests/support/managed-folder';
import { endPrograms, type Program } from '#tests/support/programs/run-program';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server';
import { startClusterLoad } from '../support/cluster-load';
import { launchProcess, queryNode } from '../support/cluster-site';
import { waitUntilSynced } from '../support/galera-cluster';
import { type ProxiedCluster, startProxiedCluster } from '../support/galera-proxy';

// Three processes on three database nodes, under load, while one thing after the other breaks. Their clocks are 30 s
// apart.

const MINUTES = Number(process.env.CLUSTER_MINUTES ?? 3);
/** At most 1 % of the requests of 10 minutes may fail. A shorter run has the same faults and fewer requests. */
const MAX_FAILED_SHARE = 0.01 * Math.max(1, 10 / MINUTES);
const CALM_MS = 8_000;
/** InnoDB tries for 5 s to write to a full disk, and meanwhile the node stalls the writes of all. */
const FULL_DISK_SECONDS = 9;
const LONGEST_MS = FULL_DISK_SECONDS * 1_000;
const SMALL_DISK_MB = 400;
const CLOCKS = ['+0', '+30s', '-30s'];
/** A start may wait for the lease of a killed process. */
const START_TIMEOUT_MS = 60_000;
/** The most mails that processes were sending when they stopped. */
const CLAIMED_AT_ONCE = 4;

const folder = await folderForFile();
const nextBuild = join(folder, 'next');
let clock: string;
let disk: SmallFileSystem | string;
let cluster: ProxiedCluster;
let mailServer: MailServer;
beforeAll(async () => {
  await createNextBuild(nextBuild);
  mailServer = await startMailServer();
  clock = requireReady(ensureFaketime());
  disk = await mountSmallFileSystem(SMALL_DISK_MB);
  cluster = await startProxiedCluster(folder, typeof disk === 'string' ? undefined : disk.folder);
});
afterAll(async () => {
  await endPrograms();
  await mailServer?.stop();
  await cluster?.stop();
  if (typeof disk === 'object') await disk.unmount();
});

/** Starts a process, the second one with a clock that is ahead and the third one with a clock that is behind. */
async function launch(port: number, index: number, project?: string): Promise<Program> {
  const settings = {
    DATABASE_URL: cluster.databaseUrl,
    PORT: String(port),
    SHUTDOWN_DELAY_SECONDS: '2',
    LOG_LEVEL: 'info',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    LD_PRELOAD: clock,
    FAKETIME: CLOCKS[index] ?? '+0',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    LIMIT_CONTACT: 'off',
    LIMIT_CONTACT_DAY: 'off',
    LIMIT_VIEW: 'off',
  };
  const program = launchProcess(folder, settings, project);
  await program.waitForOutput(/^The site is ready at/m, START_TIMEOUT_MS);
  return program;
}

test(
  `for ${MINUTES} minutes, no acknowledged message is lost, and requests fail only just after a fault`,
  async () => {
    const ports = [await findLastingPort(), await findLastingPort(), await findLastingPort()];
    const processes: Program[] = [];
    for (const [index, port] of ports.entries()) processes.push(await launch(port, index));
    const load = startClusterLoad(ports.map(port => `http://127.0.0.1:${port}`));
    const endsAt = Date.now() + MINUTES * 60_000;
    const { nodes } = cluster;
    const waitForAll = async () => {
      for (const { url } of nodes) await waitUntilSynced(url);
      await delay(CALM_MS);
    };

    await delay(CALM_MS);
    await expectNodeInUse('n1');
    load.noteFault('a database node is killed');
    await nodes[0]?.kill();
    await delay(CALM_MS);
    await nodes[0]?.restart();
    await waitForAll();
    await expectNodeInUse('n2');
    load.noteFault('a node freezes');
    await nodes[1]?.pause();
    await delay(10_000);
    nodes[1]?.resume();
    await waitForAll();
    await expectNodeInUse('n1');
    if (typeof disk === 'string') {
      if (process.env.CI === 'true') throw new Error(disk);
      process.stdout.write(`Without a full disk: ${disk}\n`);
    } else {
      load.noteFault('the disk of a node is full', FULL_DISK_SECONDS);
      await disk.fill();
      await delay(CALM_MS * 2);
      await disk.free();
      await nodes[0]?.restart();
      await waitForAll();
    }
    load.noteFault('a process is killed');
    processes[0]?.kill('SIGKILL');
    await delay(CALM_MS);
    processes[0] = await launch(ports[0] ?? 0, 0);
    for (const [index, port] of ports.entries()) {
      load.noteFault(`process ${index + 1} is replaced by the next build`);
      processes[index]?.kill('SIGTERM');
      await processes[index]?.ended;
      processes[index] = await launch(port, index, nextBuild);
      await delay(CALM_MS / 2);
    }
    await delay(Math.max(CALM_MS, endsAt - Date.now()));

    const { requests, failures, longestMs } = await load.stop();
    const { messages, views } = load.acknowledged;
    process.stdout.write(
      `${requests} requests, ${messages.length} messages and ${views.length} views acknowledged, ${failures.length} failures, longest ${longestMs} ms\n${failures.map(each => JSON.stringify(each)).join('\n')}\n`,
    );
    for (const { url } of nodes) await waitUntilSynced(url);
    const urls = nodes.map(({ url }) => new URL(cluster.database, url).href);
    await expect
      .poll(async () => new Set(await Promise.all(urls.map(readChecksums))))
      .toHaveProperty('size', 1);
    for (const url of urls) {
      await expectStoredOnce(url, 'SELECT message AS text FROM contact_message', messages);
      await expectStoredOnce(url, 'SELECT sessionId AS text FROM view_record', views);
      const applied = await queryNode(url, 'SELECT name FROM migrations');
      expect(applied.filter(({ name }) => name === NEXT_MIGRATION)).toHaveLength(1);
    }
    const migrated = processes.map(process => process.stdout().split('database schema updated').length - 1);
    expect(migrated).toEqual([1, 0, 0]);
    // A killed process leaves its claims for minutes, and their mails may go once more with the same Message-ID.
    const countQueued = async () => (await queryNode(cluster.databaseUrl, 'SELECT 1 FROM notice')).length;
    await expect.poll(countQueued, { timeout: 400_000, interval: 500 }).toBe(0);
    const sent = mailServer.mails.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    const different = new Set(sent).size;
    process.stdout.write(`${different} mails, and ${sent.length - different} of them again\n`);
    expect(different).toBeGreaterThanOrEqual(messages.length);
    expect(sent.length - different).toBeLessThanOrEqual(CLAIMED_AT_ONCE);
    expect(failures.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
    expect(failures.length).toBeLessThanOrEqual(requests * MAX_FAILED_SHARE);
    expect(longestMs).toBeLessThanOrEqual(LONGEST_MS);
  },
  (MINUTES + 11) * 60_000,
);

/** Each write has a text of its own. Those that failed may be stored, too. */
async function expectStoredOnce(url: string, sql: string, acknowledged: string[]): Promise<void> {
  const texts = (await queryNode(url, sql)).map(({ text }) => text);
  const stored = new Set(texts);
  expect(texts).toHaveLength(stored.size);
  expect(acknowledged.filter(text => !stored.has(text))).toEqual([]);
}

/** Background work writes to these after the load has ended. */
const CHANGING_TABLES = ['lease', 'notice', 'rate_limit'];

async function readChecksums(url: string): Promise<string> {
  const tables = (await queryNode(url, 'SHOW TABLES')).flatMap(row => Object.values(row).map(String));
  const compared = tables.filter(table => !CHANGING_TABLES.includes(table));
  return JSON.stringify(await queryNode(url, `CHECKSUM TABLE ${compared.join(', ')}`));
}

/** Checks that the next fault hits the node that the proxy uses. */
async function expectNodeInUse(name: string): Promise<void> {
  const [node] = await queryNode(cluster.databaseUrl, 'SELECT @@wsrep_node_name AS name');
  expect(node?.name).toBe(name);
}
