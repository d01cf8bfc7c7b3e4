import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startAppForTest } from '../support/app/managed-app';
import { renderedBy } from '../support/app/plain-app';

test('a page is not rendered for a client that has disconnected', async () => {
  const client = new AbortController();
  const isAwaited: boolean[] = [];
  const app = await startAppForTest({
    bundle: renderedBy(async request => {
      isAwaited.push(await request.awaitTurn());
      client.abort();
      await expect.poll(() => request.awaitTurn()).toBe(false);
      isAwaited.push(false);
      return null;
    }),
  });
  await expect(fetch(`${app.url}/?made-up`, { signal: client.signal })).rejects.toThrow('aborted');
  await expect.poll(() => isAwaited).toEqual([true, false]);
});

test('pages that are requested together begin one by one, and not once their clients have gone', async () => {
  const client = new AbortController();
  let rendered = 0;
  const app = await startAppForTest({
    bundle: renderedBy(async () => {
      rendered += 1;
      client.abort();
      return null;
    }),
  });
  const paths = Array.from({ length: 100 }, (_, index) => `${app.url}/?made-up=${index}`);
  const answers = await Promise.allSettled(paths.map(path => fetch(path, { signal: client.signal })));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  await delay(200);
  expect(rendered).toBeGreaterThan(0);
  expect(rendered).toBeLessThan(20);
});
