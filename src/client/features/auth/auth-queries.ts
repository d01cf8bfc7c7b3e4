import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '#client/lib/api/trpc';

export function useLogin() {
  return trpc.auth.login.useMutation();
}

export function useSignInWithLink() {
  return trpc.auth.signInWithLink.useMutation();
}

/** The server has this long to revoke the session, because signing out must not depend on it. */
const REVOKE_TIMEOUT_MS = 2_000;

export function useRevokeCurrentSession(): () => Promise<unknown> {
  const { client } = trpc.useUtils();
  return () => client.auth.logout.mutate(undefined, { signal: AbortSignal.timeout(REVOKE_TIMEOUT_MS) });
}

/** Clears all cached data, because part of it is only for the owner. */
export function useClearQueries(): () => void {
  const queryClient = useQueryClient();
  return () => queryClient.clear();
}

export function useCheckToken() {
  return trpc.auth.checkToken.useMutation();
}
