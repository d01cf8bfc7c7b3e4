import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { findFreePort, waitForPort } from '#tests/support/free-port';
import { findFolderWithAttributes } from './ensure-swift';

/** An S3 store: OpenStack Swift with its S3 API, on this machine. */
export type SwiftServer = {
  /** The endpoint of the S3 API, without TLS. */
  url: string;
  stop(): Promise<void>;
};

export const SWIFT_KEYS = { AWS_ACCESS_KEY_ID: 'test:tester', AWS_SECRET_ACCESS_KEY: 'testing' };

const SERVICES = ['account', 'container', 'object'] as const;

/** Starts Swift with one disk and no replicas on free ports, and an empty temporary data folder. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = await mkdtemp(join(findFolderWithAttributes() ?? '/tmp', 'portfolio-swift-'));
  const servers: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await mkdir(join(folder, 'disks/d1'), { recursive: true });
    const run = (name: string, program: string, parameters: string[]): ChildProcess => {
      const log = openSync(join(folder, `${name}.log`), 'a');
      const server = spawn(program, parameters, { stdio: ['ignore', log, log] });
      servers.push(server);
      return server;
    };
    const cachePort = await findFreePort();
    const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const cache = run('memcached', 'memcached', [...asUser, '-l', '127.0.0.1', '-p', String(cachePort)]);
    await writeFile(join(folder, 'swift.conf'), HASH_SETTINGS);
    const storage: { service: string; port: number }[] = [];
    for (const service of SERVICES) {
      const port = await findFreePort();
      storage.push({ service, port });
      createRing(folder, service, port);
      await writeFile(join(folder, `${service}.conf`), describeStorage(folder, service, port));
    }
    const port = await findFreePort();
    await writeFile(join(folder, 'proxy.conf'), describeProxy(folder, port, cachePort));
    await waitForPort(cachePort, cache);
    for (const each of [...storage, { service: 'proxy', port }]) {
      const server = run(each.service, `swift-${each.service}-server`, [
        join(folder, `${each.service}.conf`),
      ]);
      await waitForPort(each.port, server);
    }
    return { url: `http://localhost:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lets everyone read the objects of a bucket, and returns the address of its folder. */
export async function openToEveryone(url: string, bucket: string): Promise<string> {
  const { AWS_ACCESS_KEY_ID: user, AWS_SECRET_ACCESS_KEY: key } = SWIFT_KEYS;
  const auth = await fetch(`${url}/auth/v1.0`, { headers: { 'x-auth-user': user, 'x-auth-key': key } });
  const folder = `${url}/v1/AUTH_test/${bucket}`;
  const { status } = await fetch(folder, {
    method: 'POST',
    headers: { 'x-auth-token': auth.headers.get('x-auth-token') ?? '', 'x-container-read': '.r:*' },
  });
  if (status >= 300) throw new Error(`Swift answered ${status} to the permission of ${bucket}.`);
  return folder;
}

const HASH_SETTINGS = `
[swift-hash]
swift_hash_path_suffix = suffix
swift_hash_path_prefix = prefix
[storage-policy:0]
name = one
default = yes
`;

function describeBase(folder: string, port: number): string {
  return `
[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
log_level = WARNING
# A server that a busy machine delays would list new objects later, by a process that does not run here.
conn_timeout = 30
node_timeout = 30
container_update_timeout = 30
`;
}

function describeStorage(folder: string, service: string, port: number): string {
  return `${describeBase(folder, port)}
devices = ${join(folder, 'disks')}
mount_check = false
recon_cache_path = ${folder}
[pipeline:main]
pipeline = ${service}-server
[app:${service}-server]
use = egg:swift#${service}
`;
}

function describeProxy(folder: string, port: number, cachePort: number): string {
  const filters = ['catch_errors', 'gatekeeper', 'copy', 'slo', 'dlo'].map(
    name => `[filter:${name}]\nuse = egg:swift#${name}\n`,
  );
  return `${describeBase(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
${filters.join('')}`;
}

/** A ring says which server has which part of the data. This one has a single disk. */
function createRing(folder: string, service: string, port: number): void {
  const file = join(folder, `${service}.builder`);
  const build = (...parameters: string[]) => spawnSync('swift-ring-builder', [file, ...parameters]);
  build('create', '6', '1', '1');
  build('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  build('rebalance');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}
