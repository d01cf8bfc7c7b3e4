import { expect, test } from 'vitest';
import type { Phase } from '#server/http/health';
import { startAppForTest } from '../support/app/managed-app';
import { createRecordingLog } from '../support/database/open-test-database';

test('a site that starts or stops answers every request, is not ready, and logs no warning about it', async () => {
  let phase: Phase = 'starting';
  const { log, lines } = createRecordingLog();
  const { url } = await startAppForTest({ readPhase: () => phase, log });
  const readStatus = async (path: string) => (await fetch(url + path)).status;
  for (const [next, ready] of [
    ['starting', 503],
    ['running', 200],
    ['stopping', 503],
  ] as const) {
    phase = next;
    expect({ phase, ready: await readStatus('/readyz') }).toEqual({ phase, ready });
    for (const path of ['/healthz', '/api/projects', '/feed.xml'])
      expect({ phase, path, status: await readStatus(path) }).toEqual({ phase, path, status: 200 });
  }
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
