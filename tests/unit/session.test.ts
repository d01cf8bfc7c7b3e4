import { expect, test, vi } from 'vitest';
import { createOwnerSession, SessionEndedError, secondsLeft } from '#client/lib/session/session';
import { apiError } from '../support/app/api-errors';
import { createDeferred } from '../support/deferred';
import { createMemoryStorage } from '../support/memory-storage';

const TOKENS = { token: 'old', refreshToken: 'refresh' };

function setUp(requestRefresh: (refreshToken: string) => Promise<string>) {
  const storage = createMemoryStorage();
  const onEnded = vi.fn();
  const request = vi.fn(requestRefresh);
  const session = createOwnerSession({ storage, requestRefresh: request, onEnded });
  session.signIn(TOKENS);
  return { storage, onEnded, request, session };
}

test('the session tokens are stored under fixed keys and removed by signing out', () => {
  const { storage, session } = setUp(async () => 'new');
  expect(storage.contents()).toEqual(TOKENS);
  expect(session.findToken()).toBe('old');
  session.signOut();
  expect(storage.contents()).toEqual({});
  expect(session.findToken()).toBeNull();
});

test('the session tokens notify listeners of changes until they unsubscribe', () => {
  const { session } = setUp(async () => 'new');
  const listener = vi.fn();
  const unsubscribe = session.subscribe(listener);
  session.replaceToken('other');
  session.signOut();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  session.signIn(TOKENS);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a session refresh replaces only the access token', async () => {
  const { storage, session, request } = setUp(async () => 'new');
  await session.refresh();
  expect(request).toHaveBeenCalledWith('refresh');
  expect(storage.contents()).toEqual({ token: 'new', refreshToken: 'refresh' });
});

test('a session refresh is shared by simultaneous callers and repeated for later ones', async () => {
  const { session, request } = setUp(async () => 'new');
  await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
  expect(request).toHaveBeenCalledTimes(1);
  await session.refresh();
  expect(request).toHaveBeenCalledTimes(2);
});

test.each(['FORBIDDEN', 'UNAUTHORIZED', 'BAD_REQUEST'])(
  'a session refresh that is rejected with %s ends the session once',
  async code => {
    const { storage, session, onEnded } = setUp(() => Promise.reject(apiError(code)));
    const results = await Promise.allSettled([session.refresh(), session.refresh()]);
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(SessionEndedError) });
    expect(storage.contents()).toEqual({});
    expect(onEnded).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['without a response', new TypeError('Failed to fetch')],
  ['with an error page of a proxy', new SyntaxError('Unexpected token <')],
  ['with 503', apiError('SERVICE_UNAVAILABLE')],
  ['with 500', apiError('INTERNAL_SERVER_ERROR')],
  ['with 429', apiError('TOO_MANY_REQUESTS')],
])('a session refresh that fails %s preserves the tokens', async (_title, error) => {
  const { storage, session, onEnded } = setUp(() => Promise.reject(error));
  await expect(session.refresh()).rejects.toBe(error);
  expect(storage.contents()).toEqual(TOKENS);
  expect(onEnded).not.toHaveBeenCalled();
});

test('a session refresh without a refresh token sends no request and ends the session', async () => {
  const { storage, session, request, onEnded } = setUp(async () => 'new');
  storage.removeItem('refreshToken');
  await expect(session.refresh()).rejects.toThrow(SessionEndedError);
  expect(request).not.toHaveBeenCalled();
  expect(onEnded).toHaveBeenCalledTimes(1);
  expect(storage.contents()).toEqual({});
});

test('a session refresh that succeeds after signing out does not restore a token', async () => {
  const { promise, resolve } = createDeferred<string>();
  const { storage, session, onEnded } = setUp(() => promise);
  const refreshing = session.refresh();
  session.signOut();
  resolve('new');
  await expect(refreshing).rejects.toThrow(SessionEndedError);
  expect(storage.contents()).toEqual({});
  expect(onEnded).not.toHaveBeenCalled();
});

test.each([['new'], [apiError('FORBIDDEN')]])(
  'a session refresh of an earlier session does not change a new one: %s',
  async oldResponse => {
    const { promise, resolve, reject } = createDeferred<string>();
    const { storage, session, onEnded } = setUp(() => promise);
    const refreshing = session.refresh();
    const newTokens = { token: 'second', refreshToken: 'second refresh' };
    session.signIn(newTokens);
    if (typeof oldResponse === 'string') resolve(oldResponse);
    else reject(oldResponse);
    await expect(refreshing).resolves.toBeUndefined();
    expect(storage.contents()).toEqual(newTokens);
    expect(onEnded).not.toHaveBeenCalled();
  },
);

const now = 1_700_000_000_000;
const createToken = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test('the remaining seconds of a token are counted from its exp in a payload with any characters', () => {
  expect(secondsLeft(createToken({ exp: 1_700_000_060 }), now)).toBe(60);
  expect(secondsLeft(createToken({ exp: 1_699_999_990 }), now)).toBe(-10);
  expect(secondsLeft(createToken({ exp: 1_700_000_060, name: 'ÿ?>~é😀' }), now)).toBe(60);
});

test.each(['', 'x', 'a.b.c', 'a..c', ...[{}, { exp: 'soon' }, null, 7].map(createToken)])(
  'the remaining seconds of a token are zero for %j',
  token => expect(secondsLeft(token, now)).toBe(0),
);
