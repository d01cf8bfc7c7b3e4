import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { OwnerSession } from '#client/lib/session/session';
import { MAX_BATCH_SIZE } from '#shared/batch-size';
import { AUTH_HEADER } from '#shared/credentials';
import { findErrorCode } from './api-error';
import { type AppRouter, trpc } from './trpc';

const TRPC_URL = '/trpc';

/** Proxies accept URLs of this length. */
const MAX_URL_LENGTH = 4_000;

export type TrpcClient = ReturnType<typeof createTrpcClient>;

/** Creates the browser's client, which sends the access token of a session and batches simultaneous calls. */
export function createTrpcClient(session: OwnerSession | null) {
  return trpc.createClient({
    links: [
      ...(session ? [sessionLink(session)] : []),
      httpBatchLink({
        url: TRPC_URL,
        maxItems: MAX_BATCH_SIZE,
        maxURLLength: MAX_URL_LENGTH,
        fetch: async (url, { signal, ...rest } = {}) => {
          const response = await fetch(url, { ...rest, signal: signal ?? null });
          return { ok: response.ok, json: () => readJson(response) };
        },
        headers: () => {
          const token = session?.findToken() ?? null;
          return token === null ? {} : { [AUTH_HEADER]: token };
        },
      }),
    ],
  });
}

/**
 * Requests a new access token, bypassing the session link, because a refresh must never wait for a refresh.
 */
export async function requestRefresh(refreshToken: string): Promise<string> {
  const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: TRPC_URL })] });
  const { accessToken } = await client.auth.refresh.mutate({ refreshToken });
  return accessToken;
}

/**
 * Attaches the response to the error if it is not JSON, such as a proxy's error page. The link would drop it.
 */
export async function readJson(response: Response) {
  try {
    return await response.json();
  } catch (error) {
    throw error instanceof SyntaxError ? TRPCClientError.from(error, { meta: { response } }) : error;
  }
}

/** A new token cannot fix a rejected call of these procedures. */
const WITHOUT_REFRESH = new Set(['auth.login', 'auth.refresh']);

/**
 * Retries a call that gets 401 once, after a token refresh that all waiting calls share. Checks each call of
 * a batch, because a mixed batch gets 207.
 */
export function sessionLink(session: OwnerSession): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable(observer => {
        let stop = () => {};
        let isDone = false;

        function attempt(isRetry: boolean): void {
          const sentToken = session.findToken();
          const subscription = next(op).subscribe({
            next: value => observer.next(value),
            complete: () => observer.complete(),
            error: error => {
              const mayRetry =
                !isRetry && findErrorCode(error) === 'UNAUTHORIZED' && !WITHOUT_REFRESH.has(op.path);
              const token = session.findToken();
              if (!mayRetry || token === null) {
                observer.error(error);
                return;
              }
              // Another call may have refreshed the token in the meantime.
              const newToken = token === sentToken ? session.refresh() : Promise.resolve();
              newToken.then(
                () => {
                  if (!isDone) attempt(true);
                },
                () => observer.error(error),
              );
            },
          });
          stop = () => subscription.unsubscribe();
        }

        attempt(false);
        return () => {
          isDone = true;
          stop();
        };
      });
}
