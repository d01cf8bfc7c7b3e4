import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { entities } from '#server/composition/entities';
import { sqliteDataSource } from '#server/db/sqlite-source';

// Runs as a separate process beside the site and shows how fast the machine can be. The argument is a file
// with the plan; the process prints its two ports.

type Plan = { sqliteFile: string; bytes: Record<string, string>; queries: Record<string, string> };

const { sqliteFile, bytes, queries }: Plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

/** Responses of ceiling 1, a bare Node server that sends the same bytes from memory. */
const responses = new Map(
  Object.entries(bytes).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]),
);
const bare = createServer((request, response) => {
  const body = responses.get(request.url ?? '');
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': body?.length ?? 0,
  });
  response.end(body);
});

/** Database of ceiling 2, an Express route that runs the same SQL and serializes its rows. */
const source = sqliteDataSource(sqliteFile, entities, 'read');
await source.initialize();
const app = express();
for (const [path, sql] of Object.entries(queries)) {
  app.get(path, async (_request, response) => {
    response.type('json').send(JSON.stringify(await source.query(sql)));
  });
}

const ports = await Promise.all(
  [bare, createServer(app)].map(
    server =>
      new Promise<number>(resolve => {
        server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
      }),
  ),
);
process.stdout.write(`${ports.join(' ')}\n`);
