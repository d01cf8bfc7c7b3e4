import { describe, expect, test, vi } from 'vitest';
import { createSession, SessionEndedError, secondsLeft } from '../../src/client/lib/session/session';
import { apiError } from '../support/api-errors';
import { createMemoryStorage } from '../support/memory-storage';

const TOKENS = { token: 'old', refreshToken: 'refresh' };

function setUp(requestRefresh: (refreshToken: string) => Promise<string>) {
  const storage = createMemoryStorage();
  const onEnded = vi.fn();
  const request = vi.fn(requestRefresh);
  const session = createSession({ storage, requestRefresh: request, onEnded });
  session.signIn(TOKENS);
  return { storage, onEnded, request, session };
}

/** A request whose answer comes when the test says so. */
function lateAnswer() {
  let answer = (_token: string | Error) => {};
  const promise = new Promise<string>((resolve, reject) => {
    answer = token => (token instanceof Error ? reject(token) : resolve(token));
  });
  return { promise, answer };
}

describe('the tokens', () => {
  test('are kept under fixed keys, and signing out removes both', () => {
    const { storage, session } = setUp(async () => 'new');
    expect(storage.contents()).toEqual(TOKENS);
    expect(session.getToken()).toBe('old');
    session.signOut();
    expect(storage.contents()).toEqual({});
    expect(session.getToken()).toBeNull();
  });

  test('are announced when they change, until the listener leaves', () => {
    const { session } = setUp(async () => 'new');
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.replaceToken('other');
    session.signOut();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    session.signIn(TOKENS);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a refresh', () => {
  test('replaces the access token alone', async () => {
    const { storage, session, request } = setUp(async () => 'new');
    await session.refresh();
    expect(request).toHaveBeenCalledWith('refresh');
    expect(storage.contents()).toEqual({ token: 'new', refreshToken: 'refresh' });
  });

  test('is shared by all who wait for it, and a later one asks again', async () => {
    const { session, request } = setUp(async () => 'new');
    await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    expect(request).toHaveBeenCalledTimes(1);
    await session.refresh();
    expect(request).toHaveBeenCalledTimes(2);
  });

  test.each(['FORBIDDEN', 'UNAUTHORIZED', 'BAD_REQUEST'])(
    'that is refused with %s ends the session, once',
    async code => {
      const { storage, session, onEnded } = setUp(() => Promise.reject(apiError(code)));
      const results = await Promise.allSettled([session.refresh(), session.refresh()]);
      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(SessionEndedError) });
      }
      expect(storage.contents()).toEqual({});
      expect(onEnded).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['a page of a proxy', new SyntaxError('Unexpected token <')],
    ['503', apiError('SERVICE_UNAVAILABLE')],
    ['500', apiError('INTERNAL_SERVER_ERROR')],
    ['429', apiError('TOO_MANY_REQUESTS')],
  ])('that meets %s leaves the tokens as they are', async (_what, error) => {
    const { storage, session, onEnded } = setUp(() => Promise.reject(error));
    await expect(session.refresh()).rejects.toBe(error);
    expect(storage.contents()).toEqual(TOKENS);
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('without a refresh token sends no request and ends the session', async () => {
    const { storage, session, request, onEnded } = setUp(async () => 'new');
    storage.removeItem('refreshToken');
    await expect(session.refresh()).rejects.toThrow(SessionEndedError);
    expect(request).not.toHaveBeenCalled();
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(storage.contents()).toEqual({});
  });

  test('that is answered after signing out brings no token back', async () => {
    const { promise, answer } = lateAnswer();
    const { storage, session, onEnded } = setUp(() => promise);
    const refreshing = session.refresh();
    session.signOut();
    answer('new');
    await expect(refreshing).rejects.toThrow(SessionEndedError);
    expect(storage.contents()).toEqual({});
    expect(onEnded).not.toHaveBeenCalled();
  });

  test.each([['new'], [apiError('FORBIDDEN')]])(
    'of an earlier session leaves a new one alone: %s',
    async answerOfOld => {
      const { promise, answer } = lateAnswer();
      const { storage, session, onEnded } = setUp(() => promise);
      const refreshing = session.refresh();
      const anew = { token: 'second', refreshToken: 'second refresh' };
      session.signIn(anew);
      answer(answerOfOld);
      await expect(refreshing).resolves.toBeUndefined();
      expect(storage.contents()).toEqual(anew);
      expect(onEnded).not.toHaveBeenCalled();
    },
  );
});

describe('the seconds that a token has left', () => {
  const now = 1_700_000_000_000;
  const tokenOf = (payload: unknown) =>
    `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

  test('are counted from its exp', () => {
    expect(secondsLeft(tokenOf({ exp: 1_700_000_060 }), now)).toBe(60);
    expect(secondsLeft(tokenOf({ exp: 1_699_999_990 }), now)).toBe(-10);
  });

  test('are read from a payload of any characters', () => {
    expect(secondsLeft(tokenOf({ exp: 1_700_000_060, name: 'ÿ?>~é😀' }), now)).toBe(60);
  });

  test.each(['', 'x', 'a.b.c', 'a..c', tokenOf({}), tokenOf({ exp: 'soon' }), tokenOf(null), tokenOf(7)])(
    'are none for %j',
    token => expect(secondsLeft(token, now)).toBe(0),
  );
});
