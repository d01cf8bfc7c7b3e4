import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import { AUTH_HEADER } from '#shared/credentials';
import type { Session } from '../session/session';
import { sessionLink } from '../session/session-link';
import { type AppRouter, trpc } from './trpc';

const TRPC_URL = '/trpc';

/** The server rejects larger batches. */
const MAX_BATCH_SIZE = 10;
/** Proxies accept URLs of this length. */
const MAX_URL_LENGTH = 4_000;

export type TrpcClient = ReturnType<typeof createTrpcClient>;

/** Creates the browser's client, which sends the access token and batches simultaneous calls. */
export function createTrpcClient(session: Session) {
  return trpc.createClient({
    links: [
      sessionLink(session),
      httpBatchLink({
        url: TRPC_URL,
        maxItems: MAX_BATCH_SIZE,
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

/** Requests a new access token, bypassing the session link: a refresh must never wait for a refresh. */
export async function requestRefresh(refreshToken: string): Promise<string> {
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: TRPC_URL })] });
  const { accessToken } = await client.auth.refresh.mutate({ refreshToken });
  return accessToken;
}

/** Attaches the response to the error when it is not JSON, such as a proxy's error page. The link would drop it. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw error instanceof SyntaxError ? TRPCClientError.from(error, { meta: { response } }) : error;
  }
}
