import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import type * as EntryServer from '#client/entry-server';
import { createLookSheets } from './http/pages/page-look';
import { run } from './run';

const projectRoot = join(import.meta.dirname, '..', '..');

void run({
  projectRoot,
  mode: 'development',
  openClient: async server => {
    const vite = await createServer({
      configFile: join(projectRoot, 'vite.config.ts'),
      configLoader: 'runner',
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    });
    const indexFile = join(vite.config.root, 'index.html');
    return {
      bundle: {
        template: async path => vite.transformIndexHtml(path, await readFile(indexFile, 'utf8')),
        entry: async () => (await vite.ssrLoadModule('/entry-server.tsx')) as typeof EntryServer,
        code: () => ({ styles: '', scripts: '' }),
        lookSheets: async () => {
          const { lookSheets } = await vite.ssrLoadModule('/ui/styles/look-sheets.ts');
          return createLookSheets('', lookSheets);
        },
      },
      clientFiles: vite.middlewares,
    };
  },
});
