import { expect, test, vi } from 'vitest';
import { createPortfolioClient } from '../../src/api-client/portfolio-client';

type SentRequest = { url: URL; token: string | null };

/** Responds to every call of a batch with a count and records the requests. */
function stubServer(): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const url = new URL(address);
    sent.push({ url, token: new Headers(headers).get('x-auth-token') });
    const calls = url.pathname.split(',');
    return Response.json(calls.map(() => ({ result: { data: { totalViews: 1 } } })));
  });
  return sent;
}

test('a script with a token sends it in the header x-auth-token', async () => {
  const sent = stubServer();
  await createPortfolioClient('https://portfolio.example', { token: 'mine' }).views.total.query();
  expect(sent.map(({ url, token }) => [url.origin + url.pathname, token])).toEqual([
    ['https://portfolio.example/trpc/views.total', 'mine'],
  ]);
});

test('a script without a token sends no token header, and the address may end with a slash', async () => {
  const sent = stubServer();
  await createPortfolioClient('https://portfolio.example/').views.total.query();
  expect(sent.map(({ url, token }) => [url.pathname, token])).toEqual([['/trpc/views.total', null]]);
});

test('a token function is called for each request', async () => {
  const sent = stubServer();
  const tokens = ['first', 'second'];
  const portfolio = createPortfolioClient('https://portfolio.example', { token: () => tokens.shift() });
  await portfolio.views.total.query();
  await portfolio.views.total.query();
  expect(sent.map(({ token }) => token)).toEqual(['first', 'second']);
});

test('more calls than the server accepts in one batch are sent in several requests', async () => {
  const sent = stubServer();
  const { views } = createPortfolioClient('https://portfolio.example');
  await Promise.all(Array.from({ length: 21 }, () => views.total.query()));
  expect(sent.map(({ url }) => url.pathname.split(',').length)).toEqual([10, 10, 1]);
});
