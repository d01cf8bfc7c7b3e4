import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { createMysqlSchema } from '#tests/support/database/test-database';
import { findFreePort, waitForPort } from '#tests/support/free-port';
import { listen } from '#tests/support/listen';
import { findHaproxy } from './ensure-haproxy';
import { startGaleraCluster } from './galera-cluster';

type GaleraProxy = { url: string; stop(): Promise<void> };
export type ProxiedCluster = Awaited<ReturnType<typeof startProxiedCluster>>;

/** Starts HAProxy with deploy/cluster/haproxy.cfg, at other ports, and the check of each node. */
async function startGaleraProxy(nodeUrls: string[], folder: string): Promise<GaleraProxy> {
  const haproxy = findHaproxy();
  if (haproxy === null) throw new Error('HAProxy is not on this machine.');
  const checks: Server[] = [];
  const port = await findFreePort();
  let configuration = (await readFile('deploy/cluster/haproxy.cfg', 'utf8'))
    // Only root may change the user.
    .replaceAll(/^ {2}(user|group) haproxy$/gm, '')
    .replace('bind 127.0.0.1:3306', `bind 127.0.0.1:${port}`);
  for (const [index, url] of nodeUrls.entries()) {
    const check = createCheck(new URL(url).port);
    checks.push(check);
    const checkPort = await listen(check);
    configuration = configuration.replace(
      `10.0.0.${index + 1}:3306`,
      `127.0.0.1:${new URL(url).port} port ${checkPort}`,
    );
  }
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration);
  const server = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' });
  await waitForPort(port, server);
  return {
    url: `mysql://root@127.0.0.1:${port}/`,
    stop: async () => {
      const exited = once(server, 'exit');
      if (server.kill('SIGKILL')) await exited;
      for (const check of checks) check.close();
    },
  };
}

/** Starts a cluster with a database, and a proxy that leads to it. */
export async function startProxiedCluster(folder: string, firstParent?: string) {
  const cluster = await startGaleraCluster(firstParent);
  const urls = cluster.nodes.map(node => node.url);
  const database = new URL((await createMysqlSchema(urls[0] ?? '')).url).pathname.slice(1);
  const proxy = await startGaleraProxy(urls, folder).catch(async error => {
    await cluster.stop();
    throw error;
  });
  return {
    nodes: cluster.nodes,
    database,
    databaseUrl: new URL(database, proxy.url).href,
    stop: async () => {
      await proxy.stop();
      await cluster.stop();
    },
  };
}

/** Runs deploy/cluster/galera-check for each connection, as systemd does. */
function createCheck(databasePort: string): Server {
  const options = `--no-defaults --user=root --host=127.0.0.1 --port=${databasePort}`;
  return createServer(socket => {
    const check = spawn('deploy/cluster/galera-check', {
      env: { PATH: process.env.PATH ?? '', MARIADB_OPTIONS: options, MIN_FREE_MB: '50' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const ignore = () => undefined;
    socket.on('error', ignore).pipe(check.stdin.on('error', ignore));
    check.stdout.pipe(socket);
  });
}
