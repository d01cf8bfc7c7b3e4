import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '#tests/support/app/fetch-tokens';
import { findFreePort, waitForPort } from '#tests/support/free-port';
import { folderForFile } from '#tests/support/managed-folder';
import { findPrometheus } from '#tests/support/programs/server-programs';
import { type Site, startSite } from '#tests/support/programs/start-site';
import { fillVariables, readDashboard } from '../support/grafana-dashboard';
import { ALERTS_FILE, readAlerts } from '../support/prometheus-alerts';

const CONFIGURATION = readFileSync('deploy/prometheus.yml', 'utf8');
const [FIRST_JOB = '', SECOND_JOB = ''] = CONFIGURATION.split(/^ {2}# For a site on another machine.*$/m);

const program = findPrometheus();
const folder = await folderForFile();
await copyFile(ALERTS_FILE, join(folder, basename(ALERTS_FILE)));
beforeEach(({ skip }) => skip(program === null, 'Prometheus is not on this machine'));

function runPromtool(...words: string[]) {
  const promtool = join(dirname(program ?? ''), 'promtool');
  const { status, stdout, stderr } = spawnSync(promtool, words, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('Prometheus accepts the configuration with the alerts, and the one for another machine', async () => {
  const token = join(folder, 'token');
  await writeFile(token, 'a-token-of-24-characters');
  const second = SECOND_JOB.replace(/^ {2}# /gm, '  ').replace('/etc/prometheus/portfolio-token', token);
  expect(second).toContain('credentials_file');
  for (const text of [CONFIGURATION, `scrape_configs:\n${second}`]) {
    const file = join(folder, 'checked.yml');
    await writeFile(file, text);
    expect(runPromtool('check', 'config', file)).toMatchObject({ status: 0, stderr: '' });
  }
});

test('each alert is raised above its threshold and after its time, and not before', () => {
  const cases = 'tests/extras/metrics/deploy/prometheus-alerts.yml';
  expect(runPromtool('test', 'rules', cases)).toMatchObject({ status: 0, stderr: '' });
  const tested = readFileSync(cases, 'utf8');
  expect(readAlerts().filter(({ alert }) => !tested.includes(`alertname="${alert}"`))).toEqual([]);
});

describe('a site that Prometheus scrapes', () => {
  let site: Site;
  let server: ChildProcess;
  let url: string;
  beforeAll(async () => {
    if (program === null) return;
    const [metrics, port] = [await findFreePort(), await findFreePort()];
    site = await startSite({ METRICS_PORT: String(metrics) });
    await downloadBackup(site.url);
    const file = join(folder, 'prometheus.yml');
    const changed = FIRST_JOB.replaceAll('9464', String(metrics)).replace('15s', '1s');
    await writeFile(file, `global: { evaluation_interval: 1s }\n${changed}`);
    url = `http://127.0.0.1:${port}`;
    server = spawn(
      program,
      [
        `--config.file=${file}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    );
    await waitForPort(port, server);
  });
  afterAll(async () => {
    if (server) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await site?.stop();
  });

  const answerSchema = z.object({
    status: z.literal('success'),
    data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
  });

  /** Returns the values of an expression, which Prometheus writes as texts. */
  async function query(expression: string): Promise<number[]> {
    const response = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expression)}`);
    const { data } = answerSchema.parse(await response.json());
    return data.result.map(({ value: [, text] }) => Number(text));
  }

  /** Gives the site a last backup, whose time the dashboard shows. */
  async function downloadBackup(siteUrl: string): Promise<void> {
    const { token } = await fetchTokens(siteUrl);
    const headers = { [AUTH_HEADER]: token, 'content-type': 'application/json' };
    await (await fetch(`${siteUrl}/api/backup`, { method: 'POST', headers, body: '{}' })).arrayBuffer();
  }

  async function visitAll(): Promise<void> {
    for (const path of ['/', '/projects', '/api/projects', '/no-such-page', '/trpc/projects.list'])
      await (await fetch(site.url + path)).arrayBuffer();
  }

  test('is up, and gives every panel of the dashboard a value', async () => {
    await expect.poll(() => query('up{job="portfolio"}'), { timeout: 20_000 }).toEqual([1]);
    for (const { title, targets } of readDashboard().panels)
      for (const { expr } of targets)
        await expect
          .poll(
            async () => {
              await visitAll();
              return (await query(fillVariables(expr, '10s'))).filter(Number.isFinite).length;
            },
            { message: title, timeout: 30_000, interval: 500 },
          )
          .toBeGreaterThan(0);
  });
});
