import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const HTML = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare page</title>
<script type="module" src="/entry.js"></script></head>
<body><div id="app"><main><button type="button">Clicked 0</button><label>Name <input value=""></label></main></div></body>
</html>`;

export type BarePage = { url: string; stop(): void };

/**
 * Serves the reference for the site from memory: a page with one button and one field, hydrated by the same
 * React.
 */
export async function startBarePage(): Promise<BarePage> {
  const script = brotliCompressSync(await bundle());
  const html = brotliCompressSync(HTML);
  const server = createServer((request, response) => {
    const isScript = request.url === '/entry.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    response.end(isScript ? script : html);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'entry.tsx') },
    },
  });
  const outputs = [result].flat().flatMap(one => ('output' in one ? one.output : []));
  const script = outputs.find(output => output.type === 'chunk');
  if (!script) throw new Error('The bare page has no script');
  return script.code;
}
