import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { trpc } from '../../lib/api/trpc';

export function useLogin() {
  return trpc.auth.login.useMutation();
}

/** The sign-out must not depend on the server, which is given this long to revoke the session. */
const REVOKE_TIMEOUT_MS = 2_000;

/** Revokes the session on the server. */
export function useRevoke(): () => Promise<unknown> {
  const { client } = trpc.useUtils();
  return useCallback(
    () => client.auth.logout.mutate(undefined, { signal: AbortSignal.timeout(REVOKE_TIMEOUT_MS) }),
    [client],
  );
}

/** Drops everything that was loaded: the next visitor must not see what only the owner may. */
export function useClearQueries(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.clear(), [queryClient]);
}

/** Tells whether the access token is still valid. */
export function useCheckToken() {
  return trpc.auth.checkToken.useMutation();
}
