import { useIdSet } from '#client/editing/lists/use-id-set';
import { findErrorCode, toIssues } from '#client/lib/api/api-error';
import { trpc } from '#client/lib/api/trpc';

export function useOwner() {
  return trpc.auth.owner.useQuery();
}

export function useChangeEmail() {
  const utils = trpc.useUtils();
  return trpc.auth.changeEmail.useMutation({
    onSuccess: owner => utils.auth.owner.setData(undefined, owner),
  });
}

export function useChangePassword() {
  const utils = trpc.useUtils();
  // Changing the password ends every other session.
  return trpc.auth.changePassword.useMutation({ onSuccess: () => utils.auth.sessions.invalidate() });
}

export function useSessions() {
  return trpc.auth.sessions.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Ends a session. While the call runs, the session is `leaving`: hidden, and shown again if it fails. */
export function useRevokeSession() {
  const utils = trpc.useUtils();
  const leaving = useIdSet();
  const { mutateAsync } = trpc.auth.revokeSession.useMutation({
    onMutate: ({ id }) => leaving.add([id]),
    onSettled: async (_answer, error, { id }) => {
      if (!error || isEndedSession(error)) {
        await utils.auth.sessions.cancel();
        utils.auth.sessions.setData(undefined, sessions => sessions?.filter(session => session.id !== id));
      }
      leaving.remove([id]);
      // The refetch is not awaited, so that the result is reported at once.
      void utils.auth.sessions.invalidate();
    },
  });
  return { mutateAsync, leaving: leaving.ids };
}

/**
 * Returns true if the session had already ended, or if the owner's own one did, which is reported elsewhere.
 */
export function isEndedSession(error: unknown): boolean {
  return ['UNAUTHORIZED', 'NOT_FOUND'].includes(findErrorCode(error) ?? '');
}

export function isGeneralError(error: unknown): boolean {
  return findErrorCode(error) !== 'UNAUTHORIZED' && toIssues(error).length === 0;
}

export function useRevokeOtherSessions() {
  const utils = trpc.useUtils();
  return trpc.auth.revokeOtherSessions.useMutation({
    // The refetch is not awaited. The new list has no other sessions, so the button would unmount before the
    // result is reported.
    onSettled: () => {
      void utils.auth.sessions.invalidate();
    },
  });
}
