import {
  createTRPCClient,
  createTRPCUntypedClient,
  httpBatchLink,
  httpLink,
  TRPCClientError,
} from '@trpc/client';
import { AUTH_HEADER } from '../../../shared/auth-constants';
import type { Session } from '../session/session';
import { sessionLink } from '../session/session-link';
import { callsOf } from './api-calls';
import { takeEarlyAnswer } from './early-calls';
import type { Prefetch } from './queries';
import type { AppRouter } from './trpc';

const TRPC_URL = '/trpc';
/** No more calls in one request than the server takes, and an address that every proxy accepts. */
const BATCHES = { url: TRPC_URL, maxItems: 10, maxURLLength: 4_000 };

export type ApiClient = ReturnType<typeof createApiClient>;

const clients = new WeakMap<Session, ApiClient>();

/** The browser's client, one for each session: calls of one moment travel together. */
export function apiClientOf(session: Session): ApiClient {
  const client = clients.get(session) ?? createApiClient(session);
  clients.set(session, client);
  return client;
}

/** It sends the access token when there is one. */
function createApiClient(session: Session) {
  return createTRPCUntypedClient<AppRouter>({
    links: [
      sessionLink(session),
      httpBatchLink({
        ...BATCHES,
        fetch: async (url, { signal, ...rest } = {}) => {
          const early = takeEarlyAnswer(String(url));
          const response = await (early ?? fetch(url, { ...rest, signal: signal ?? null }));
          return { ok: response.ok, json: () => readJson(response) };
        },
        headers: () => {
          const token = session.getToken();
          return token === null ? {} : { [AUTH_HEADER]: token };
        },
      }),
    ],
  });
}

/** The URL at which such a client fetches all of this in one batch; null where it fetches nothing. */
export async function batchUrlOf(askAll: (ask: Prefetch) => void): Promise<string | null> {
  let batchUrl: string | null = null;
  const noteUrl = async (url: unknown) => {
    batchUrl ??= String(url);
    throw new Error('Only its URL is wanted');
  };
  const links = [httpBatchLink({ ...BATCHES, fetch: noteUrl })];
  const calls = callsOf(createTRPCUntypedClient<AppRouter>({ links }));
  const asked: Promise<unknown>[] = [];
  askAll(async (path, ...[input]) => {
    asked.push(calls.query(path, input));
  });
  await Promise.allSettled(asked);
  return batchUrl;
}

/**
 * The link drops a response that it cannot read: without it, the error page of a proxy would look like no answer at all.
 */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw error instanceof SyntaxError ? TRPCClientError.from(error, { meta: { response } }) : error;
  }
}

/** Asks for a new access token, past the session link: a refresh must never wait for a refresh. */
export async function requestRefresh(refreshToken: string): Promise<string> {
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: TRPC_URL })] });
  const { accessToken } = await client.auth.refresh.mutate({ refreshToken });
  return accessToken;
}
