import { findFreePort } from './free-port';
import { startNginx } from './nginx';

export type StaticHost = { url: string; stop(): Promise<void> };

/** Serves folders with nginx on a free port, each below its base path, such as '' or '/work'. */
export async function startStaticHost(folders: Record<string, string>): Promise<StaticHost> {
  const port = await findFreePort();
  const locations = Object.entries(folders).map(
    ([base, folder]) => `
    location ${base}/ {
      alias ${folder}/;
      index index.html;
      error_page 404 ${base}/404.html;
    }`,
  );
  const server = `
  server {
    listen 127.0.0.1:${port};
    absolute_redirect off;${locations.join('')}
  }`;
  return { url: `http://127.0.0.1:${port}`, stop: await startNginx(server, port) };
}
