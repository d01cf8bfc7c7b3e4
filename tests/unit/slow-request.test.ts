import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestDatabaseTime, withDatabaseTime } from '#server/core/database/database-time';
import { attachContext, SLOW_MS } from '#server/http/create-request-context';
import { followRoute } from '#server/http/metrics/request-pattern';
import { createRecordingLog } from '../support/open-test-database';

const WARN = 40;

let server: Server;
let lines: ReturnType<typeof createRecordingLog>['lines'];
beforeEach(async () => {
  const recording = createRecordingLog();
  lines = recording.lines;
  const app = express().use(
    followRoute,
    attachContext({
      ...{ log: recording.log, slowMs: SLOW_MS },
      ...{ identify: async () => null, explain: async error => error },
    }),
  );
  for (const pattern of ['/projects/:id', '/uploads/:name']) app.get(pattern, respondLater);
  server = createServer((request, response) => withDatabaseTime(() => app(request, response))).listen(0);
  await once(server, 'listening');
});
afterEach(() => void server.close());

const respondLater: RequestHandler = async (request, response) => {
  const time = requestDatabaseTime();
  time?.begin();
  await delay(Number(request.query.databaseMs));
  time?.end();
  await delay(Number(request.query.restMs));
  response.send('ok');
};

/** Sends a request, and returns its lines from "warn" on when the response has ended. */
async function listWarnings(path: string, signal: AbortSignal | null = null): Promise<object[]> {
  const { port } = server.address() as AddressInfo;
  const response = fetch(`http://127.0.0.1:${port}${path}`, { signal });
  await response.then(answer => answer.text()).catch(() => undefined);
  await expect.poll(() => lines.filter(({ msg }) => msg === 'request')).toHaveLength(1);
  return lines.filter(({ level }) => level >= WARN);
}

test('a request of a second is logged with its pattern and its database time, without its address', async () => {
  const [line, ...others] = await listWarnings('/projects/private-draft?databaseMs=300&restMs=800');
  expect(others).toEqual([]);
  expect(line).toEqual({
    ...{ level: WARN, time: expect.any(String), requestId: expect.any(String), msg: 'slow request' },
    ...{ method: 'GET', route: '/projects/:id', status: 200 },
    ...{ ms: expect.any(Number), databaseMs: expect.any(Number) },
  });
  const { ms, databaseMs } = Object(line);
  expect(ms).toBeGreaterThanOrEqual(1_000);
  expect(databaseMs).toBeGreaterThanOrEqual(290);
  expect(databaseMs).toBeLessThan(ms - 700);
});

test('a client that gives up leaves a line without the status that it never received', async () => {
  const lines = await listWarnings('/projects/x?databaseMs=1&restMs=1500', AbortSignal.timeout(1_100));
  expect(lines).toMatchObject([{ msg: 'slow request', status: 'aborted' }]);
});

test.each([
  ['/projects/x?databaseMs=1&restMs=1', 'a fast request'],
  ['/uploads/video.mp4?databaseMs=1&restMs=1100', 'a file, which a client may receive slowly'],
])('%s, %s, is not logged as slow', async path => {
  expect(await listWarnings(path)).toEqual([]);
});
