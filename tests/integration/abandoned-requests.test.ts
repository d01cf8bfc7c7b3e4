import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startAppForTest } from '../support/managed-app';
import { PLAIN_PAGES } from '../support/plain-app';

test('a page is not rendered for a client that has disconnected', async () => {
  const client = new AbortController();
  const isAwaited: boolean[] = [];
  const plain = await PLAIN_PAGES.entry();
  const app = await startAppForTest({
    bundle: {
      entry: async () => ({
        ...plain,
        renderPage: async request => {
          isAwaited.push(await request.awaitTurn());
          client.abort();
          await expect.poll(() => request.awaitTurn()).toBe(false);
          isAwaited.push(false);
          return null;
        },
      }),
    },
  });
  await expect(fetch(`${app.url}/?made-up`, { signal: client.signal })).rejects.toThrow('aborted');
  await expect.poll(() => isAwaited).toEqual([true, false]);
});

test('pages that are requested together begin one by one, and not once their clients have gone', async () => {
  const client = new AbortController();
  const plain = await PLAIN_PAGES.entry();
  let rendered = 0;
  const app = await startAppForTest({
    bundle: {
      entry: async () => ({
        ...plain,
        renderPage: async () => {
          rendered += 1;
          client.abort();
          return null;
        },
      }),
    },
  });
  const paths = Array.from({ length: 100 }, (_, index) => `${app.url}/?made-up=${index}`);
  const answers = await Promise.allSettled(paths.map(path => fetch(path, { signal: client.signal })));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  await delay(200);
  expect(rendered).toBeGreaterThan(0);
  expect(rendered).toBeLessThan(20);
});
