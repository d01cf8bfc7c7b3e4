import { expect, test } from 'vitest';
import { PLAIN_PAGES } from '../support/plain-app';
import { startApp } from '../support/start-app';

test('a page is not rendered for a client that has disconnected', async () => {
  const client = new AbortController();
  const isAwaited: boolean[] = [];
  const plain = await PLAIN_PAGES.entry();
  const app = await startApp({
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
  try {
    await expect(fetch(`${app.url}/?made-up`, { signal: client.signal })).rejects.toThrow('aborted');
    await expect.poll(() => isAwaited).toEqual([true, false]);
  } finally {
    await app.stop();
  }
});
