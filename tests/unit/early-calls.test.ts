import { afterEach, expect, test, vi } from 'vitest';
import { batchUrlOf } from '../../src/client/lib/api/api-client';
import { takeEarlyAnswer } from '../../src/client/lib/api/early-calls';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerEarly(url: string): Promise<Response> {
  const response = Promise.resolve(new Response());
  vi.stubGlobal('window', { earlyAnswer: { url, response } });
  return response;
}

test('the first request has the early answer, and no later one', () => {
  const response = answerEarly('/trpc/a');
  expect(takeEarlyAnswer('/trpc/a')).toBe(response);
  expect(takeEarlyAnswer('/trpc/a')).toBeUndefined();
});

test('where the first request is for something else, the early answer is for nobody', () => {
  answerEarly('/trpc/a');
  expect(takeEarlyAnswer('/trpc/b')).toBeUndefined();
  expect(takeEarlyAnswer('/trpc/a')).toBeUndefined();
});

test('the address is that of one batch', async () => {
  const address = await batchUrlOf(ask => {
    void ask('projects.overview');
    void ask('views.summary', { timeZone: 'Europe/Berlin' });
  });
  const input = encodeURIComponent('{"1":{"timeZone":"Europe/Berlin"}}');
  expect(address).toBe(`/trpc/projects.overview,views.summary?batch=1&input=${input}`);
  expect(await batchUrlOf(() => {})).toBeNull();
});
