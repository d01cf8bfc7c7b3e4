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
import type { AppRouter } from './trpc';

const TRPC_URL = '/trpc';
/** No more calls in one request than the server takes, and an address that every proxy accepts. */
const MAX_BATCH_ITEMS = 10;
const MAX_URL_LENGTH = 4_000;

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
        url: TRPC_URL,
        maxItems: MAX_BATCH_ITEMS,
        maxURLLength: MAX_URL_LENGTH,
        fetch: async (url, { signal, ...rest } = {}) => {
          const response = await fetch(url, { ...rest, signal: signal ?? null });
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
