import { expect, test, vi } from 'vitest';
import { postMessage } from '#client/features/contacts/post-message';
import { callFailureMessage } from '#client/lib/api/call-failure';

const ADDRESS = 'https://forms.example/x';
const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello\n& more' };

test('a copy posts a message as a form', async () => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetch);
  await postMessage(ADDRESS, MESSAGE);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe(ADDRESS);
  expect(init).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
  expect(Object.fromEntries(new URLSearchParams(String(init?.body)))).toEqual(MESSAGE);
});

test('a form service that refuses a message says why', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 429, statusText: 'Too Many Requests' }));
  const error: unknown = await postMessage(ADDRESS, MESSAGE).catch((reason: unknown) => reason);
  expect(callFailureMessage(error)).toBe('Too Many Requests');
});
