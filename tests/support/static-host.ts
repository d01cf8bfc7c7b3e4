import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findNginx } from './ensure-nginx';
import { findFreePort } from './free-port';

export type StaticHost = { url: string; stop(): Promise<void> };

const START_TIMEOUT_MS = 20_000;

/** Serves folders with nginx on a free port, each below its base path, such as '' or '/work'. */
export async function startStaticHost(folders: Record<string, string>): Promise<StaticHost> {
  const nginx = findNginx();
  if (nginx === null) throw new Error('nginx is not on this machine.');
  const work = await mkdtemp(join(tmpdir(), 'portfolio-nginx-'));
  const port = await findFreePort();
  const file = join(work, 'nginx.conf');
  await writeFile(file, configuration(work, port, folders));
  const server = spawn(nginx, ['-c', file, '-e', join(work, 'error.log')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }
    await rm(work, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => null))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start on port ${port}.`);
    }
    await delay(20);
  }
  return { url, stop };
}

function configuration(work: string, port: number, folders: Record<string, string>): string {
  const locations = Object.entries(folders).map(
    ([base, folder]) => `
    location ${base}/ {
      alias ${folder}/;
      index index.html;
      error_page 404 ${base}/404.html;
    }`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(work, name)};`,
  );
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pid ${join(work, 'nginx.pid')};
events {}
http {
  ${temporary.join('\n  ')}
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  server {
    listen 127.0.0.1:${port};
    absolute_redirect off;${locations.join('')}
  }
}
`;
}
