import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForPort } from '../free-port';
import { findCaddy } from '../programs/server-programs';
import type { Certificate } from './certificate';
import { type Nginx, startNginx } from './nginx';

export type ProxyPorts = { site: number; tls: number; plain: number };

export type ProxyOptions = { ports: ProxyPorts; certificate: Certificate; folder: string };

/** Starts nginx with deploy/nginx.conf, at other ports and with another certificate. */
export async function startNginxProxy(options: ProxyOptions): Promise<() => Promise<void>> {
  const blocks = await adaptRecipe('deploy/nginx.conf', options);
  return (await startNginx(blocks, options.ports.tls)).stop;
}

/** Starts nginx with deploy/nginx-cache.conf in the same way, and a shorter time for pictures if it is given. */
export async function startCachingNginx(options: ProxyOptions, pictureTime = '1h'): Promise<Nginx> {
  const blocks = (await adaptRecipe('deploy/nginx-cache.conf', options))
    .replaceAll('/var/cache/nginx-portfolio', join(options.folder, 'cache'))
    .replaceAll('proxy_cache_valid 200 1h', `proxy_cache_valid 200 ${pictureTime}`);
  return startNginx(blocks, options.ports.tls);
}

async function adaptRecipe(file: string, { ports, certificate }: ProxyOptions): Promise<string> {
  return (
    (await readFile(file, 'utf8'))
      // Not every machine has IPv6.
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.tls} `)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
      .replaceAll('https://example.com', `https://localhost:${ports.tls}`)
      .replaceAll('/etc/ssl/example.com.pem', certificate.file)
      .replaceAll('/etc/ssl/example.com.key', certificate.keyFile)
      .replaceAll('example.com', 'localhost')
  );
}

/** Starts Caddy with deploy/Caddyfile, at other ports and with another certificate. */
export async function startCaddyProxy(options: ProxyOptions): Promise<() => Promise<void>> {
  const { ports, certificate, folder } = options;
  const caddy = findCaddy();
  if (caddy === null) throw new Error('Caddy is not on this machine.');
  const blocks = (await readFile('deploy/Caddyfile', 'utf8'))
    .replace(
      'example.com {',
      `https://localhost:${ports.tls} {\n\ttls ${certificate.file} ${certificate.keyFile}\n\tbind 127.0.0.1`,
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\thttp_port ${ports.plain}\n}\n${blocks}`);
  const server = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  await waitForPort(ports.tls, server);
  return async () => {
    const exited = once(server, 'exit');
    if (server.kill('SIGTERM')) await exited;
  };
}
