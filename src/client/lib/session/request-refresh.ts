import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '../api/trpc';
import { TRPC_URL } from '../api/trpc-client';

/** Requests a new access token, bypassing the session link: a refresh must never wait for a refresh. */
export async function requestRefresh(refreshToken: string): Promise<string> {
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: TRPC_URL })] });
  const { accessToken } = await client.auth.refresh.mutate({ refreshToken });
  return accessToken;
}
