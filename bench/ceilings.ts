import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { entities } from '#server/composition/entities';
import { sqliteDataSource } from '#server/db/sqlite-source';

// Runs as a separate process beside the site and shows how fast the machine can be. The argument is a file
// with the plan; the process prints its two ports.

/** A response of the site. The body is in base64. */
export type SentResponse = { headers: Record<string, string>; body: string };
type Plan = { sqliteFile: string; responses: Record<string, SentResponse>; queries: Record<string, string> };

const { sqliteFile, responses, queries }: Plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

/** Responses of ceiling 1, a bare Node server that sends the same headers and bodies from memory. */
const sent = new Map(
  Object.entries(responses).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);
const bare = createServer((request, response) => {
  const found = sent.get(request.url ?? '');
  response.writeHead(found ? 200 : 404, found?.headers).end(found?.body);
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
