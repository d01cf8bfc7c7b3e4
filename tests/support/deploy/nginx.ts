import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForPort } from '../free-port';
import { findNginx } from '../programs/server-programs';

export type Nginx = { pid: number | undefined; stop(): Promise<void> };

/** Runs nginx with these blocks inside of `http`. */
export async function startNginx(blocks: string, port: number): Promise<Nginx> {
  const nginx = findNginx();
  if (nginx === null) throw new Error('nginx is not on this machine.');
  const work = await mkdtemp(join(tmpdir(), 'portfolio-nginx-'));
  const file = join(work, 'nginx.conf');
  await writeFile(file, configuration(work, blocks));
  const server = spawn(nginx, ['-c', file, '-e', join(work, 'error.log')], { stdio: 'ignore' });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }
    await rm(work, { recursive: true, force: true });
  };
  await waitForPort(port, server).catch(async error => {
    await stop();
    throw error;
  });
  return { pid: server.pid, stop };
}

function configuration(work: string, blocks: string): string {
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
${blocks}
}
`;
}
