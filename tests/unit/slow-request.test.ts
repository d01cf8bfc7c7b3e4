import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { attachContext, SLOW_MS } from '#server/http/requests/create-request-context';
import { followRoute } from '#server/http/requests/request-pattern';
import { createRecordingLog } from '../support/database/open-test-database';
import { listen } from '../support/listen';

const WARN = 40;

/** Sends a request that takes `ms`, and returns its lines from "warn" on. */
async function listWarnings(path: string, ms: number, isAborted = false) {
  const { log, lines } = createRecordingLog();
  const client = new AbortController();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const respond: RequestHandler = async (_request, response) => {
    now += ms;
    if (isAborted) client.abort();
    else response.send('ok');
  };
  const app = express().use(
    followRoute,
    attachContext({ log, slowMs: SLOW_MS, identify: async () => null, explain: async error => error }),
  );
  for (const pattern of ['/projects/:id', '/uploads/:name']) app.get(pattern, respond);
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const port = await listen(server);
  const response = fetch(`http://127.0.0.1:${port}${path}`, { signal: client.signal });
  await response.then(answer => answer.text()).catch(() => undefined);
  await expect.poll(() => lines.filter(({ msg }) => msg === 'request'), { timeout: 30_000 }).toHaveLength(1);
  return lines.filter(({ level }) => level >= WARN);
}

test('a request of a second is logged with its pattern, without its address', async () => {
  const lines = await listWarnings('/projects/private-draft', 1_000);
  expect(lines).toEqual([
    {
      level: WARN,
      time: expect.any(String),
      requestId: expect.any(String),
      msg: 'slow request',
      method: 'GET',
      route: '/projects/:id',
      status: 200,
      ms: 1_000,
    },
  ]);
});

test('a client that gives up leaves a line without the status that it never received', async () => {
  const lines = await listWarnings('/projects/x', 1_500, true);
  expect(lines).toMatchObject([{ msg: 'slow request', status: 'aborted' }]);
});

test.each([
  ['/projects/x', 'a fast request', 999],
  ['/uploads/video.mp4', 'a file, which a client may receive slowly', 1_100],
])('%s, %s, is not logged as slow', async (path, _title, ms) => {
  expect(await listWarnings(path, ms)).toEqual([]);
});
