import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test, vi } from 'vitest';
import type { AppRouter } from '#client/lib/api/trpc';
import { sessionLink } from '#client/lib/api/trpc-client';
import { createOwnerSession, type OwnerSession } from '#client/lib/session/session';
import { apiError } from '../support/app/api-errors';
import { createDeferred } from '../support/deferred';
import { createMemoryStorage } from '../support/memory-storage';

/**
 * The maximum number of calls, which no test needs, so that an endlessly repeated call fails instead of
 * blocking the run.
 */
const MAX_CALLS = 20;
const UNAUTHORIZED = apiError('UNAUTHORIZED');
const CREDENTIALS = { email: 'a@b', password: 'wrong' };

type Call = { path: string; token: string | null };
type Respond = (call: Call) => unknown;

/** Replaces the network: records each call with its token and fails the call if `respond` throws. */
function createNetworkLink(session: OwnerSession, calls: Call[], respond: Respond): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable(observer => {
        const call = { path: op.path, token: session.findToken() };
        calls.push(call);
        if (calls.length > MAX_CALLS) throw new Error('A call is sent again and again');
        Promise.resolve()
          .then(() => respond(call))
          .then(
            data => {
              observer.next({ result: { type: 'data', data } });
              observer.complete();
            },
            error => observer.error(error),
          );
      });
}

function setUp(respond: Respond, refresh: () => Promise<string> = async () => 'new') {
  const onEnded = vi.fn();
  const requestRefresh = vi.fn(refresh);
  const session = createOwnerSession({ storage: createMemoryStorage(), requestRefresh, onEnded });
  session.signIn({ token: 'old', refreshToken: 'refresh' });
  const calls: Call[] = [];
  const links = [sessionLink(session), createNetworkLink(session, calls, respond)];
  return { client: createTRPCClient<AppRouter>({ links }), session, onEnded, requestRefresh, calls, links };
}

/** Accepts calls with the new token only. */
const onlyNewToken: Respond = ({ path, token }) => {
  if (token !== 'new') throw UNAUTHORIZED;
  return path;
};

test('several calls that receive 401 cause one refresh and each is repeated once with the new token', async () => {
  const { client, calls, requestRefresh } = setUp(onlyNewToken);
  const results = await Promise.all([
    client.projects.categories.query(),
    client.projects.statuses.query(),
    client.projects.remove.mutate({ id: '1' }),
  ]);
  expect(results).toEqual(['projects.categories', 'projects.statuses', 'projects.remove']);
  expect(requestRefresh).toHaveBeenCalledTimes(1);
  expect(calls.filter(({ token }) => token === 'old')).toHaveLength(3);
  expect(calls.filter(({ token }) => token === 'new')).toHaveLength(3);
});

test('a second 401 is passed on to the caller', async () => {
  const { client, calls, requestRefresh, onEnded } = setUp(() => {
    throw UNAUTHORIZED;
  });
  await expect(client.projects.categories.query()).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
  expect(calls.map(({ token }) => token)).toEqual(['old', 'new']);
  expect(requestRefresh).toHaveBeenCalledTimes(1);
  expect(onEnded).not.toHaveBeenCalled();
});

test('a failed refresh fails all waiting calls with the 401', async () => {
  const { client, requestRefresh } = setUp(onlyNewToken, () => Promise.reject(apiError('FORBIDDEN')));
  const calls = [client.projects.categories.query(), client.projects.statuses.query()];
  const failed = { status: 'rejected', reason: { data: { code: 'UNAUTHORIZED' } } };
  expect(await Promise.allSettled(calls)).toMatchObject([failed, failed]);
  expect(requestRefresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['a 401 because of a wrong password', UNAUTHORIZED, true],
  ['another failure', apiError('CONFLICT'), false],
])('%s is passed on unchanged, without a refresh', async (_title, failure, isSignIn) => {
  const { client, calls, requestRefresh } = setUp(() => {
    throw failure;
  });
  const call = isSignIn ? client.auth.login.mutate(CREDENTIALS) : client.projects.categories.query();
  await expect(call).rejects.toBe(failure);
  expect(calls).toHaveLength(1);
  expect(requestRefresh).not.toHaveBeenCalled();
});

test('a 401 for a visitor who is not signed in is passed on to the caller', async () => {
  const { client, session, calls, requestRefresh, onEnded } = setUp(onlyNewToken);
  session.signOut();
  await expect(client.projects.categories.query()).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
  expect(calls).toHaveLength(1);
  expect(requestRefresh).not.toHaveBeenCalled();
  expect(onEnded).not.toHaveBeenCalled();
});

test('a call that was sent before another call’s refresh is repeated without a second refresh', async () => {
  const { promise: slow, resolve: finishSlow } = createDeferred();
  const { client, requestRefresh, calls } = setUp(async call => {
    if (call.path === 'projects.statuses' && call.token === 'old') await slow;
    return onlyNewToken(call);
  });
  const late = client.projects.statuses.query();
  await client.projects.categories.query();
  expect(requestRefresh).toHaveBeenCalledTimes(1);
  finishSlow();
  expect(await late).toBe('projects.statuses');
  expect(requestRefresh).toHaveBeenCalledTimes(1);
  expect(calls.filter(({ path }) => path === 'projects.statuses').map(({ token }) => token)).toEqual([
    'old',
    'new',
  ]);
});

test('a canceled call is not repeated', async () => {
  const { promise, resolve: finish } = createDeferred<string>();
  const { links, calls, requestRefresh } = setUp(onlyNewToken, () => promise);
  const [link, server] = links.map(create => create({}));
  if (!link || !server) throw new Error('There are two links');
  const observer = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  const op = {
    id: 1,
    type: 'query' as const,
    path: 'projects.categories',
    input: undefined,
    context: {},
    signal: null,
  };
  const subscription = link({ op, next: nextOp => server({ op: nextOp, next: () => observable(() => {}) }) });
  const { unsubscribe } = subscription.subscribe(observer);
  await vi.waitFor(() => expect(requestRefresh).toHaveBeenCalled());
  unsubscribe();
  finish('new');
  await new Promise(resolve => setImmediate(resolve));
  expect(calls).toHaveLength(1);
  expect(observer.next).not.toHaveBeenCalled();
  expect(observer.error).not.toHaveBeenCalled();
});
