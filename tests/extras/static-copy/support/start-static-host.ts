import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '#tests/support/deploy/nginx';
import { findFreePort } from '#tests/support/free-port';

export type RunningHost = { url: string; stop(): Promise<void> };

/** Serves folders as docs/static-copy.md says, each below its base path, such as '' or '/work'. */
export async function startStaticHost(folders: Record<string, string>): Promise<RunningHost> {
  const port = await findFreePort();
  // A copy below a path is in a folder of that name.
  const parent = await mkdtemp(join(tmpdir(), 'portfolio-host-'));
  for (const [base, folder] of Object.entries(folders))
    if (base !== '') await symlink(folder, join(parent, base));
  const locations = Object.entries(folders).map(
    ([base, folder]) => `
    location ${base}/ {
      root ${base === '' ? folder : parent};
      error_page 404 ${base}/404.html;
      try_files $uri $uri/index.html =404;
    }
    location ${base}/.export/ { return 404; }`,
  );
  const server = `
  server {
    listen 127.0.0.1:${port};
    absolute_redirect off;${locations.join('')}
  }`;
  const nginx = await startNginx(server, port);
  const stop = async () => {
    await nginx.stop();
    await rm(parent, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
