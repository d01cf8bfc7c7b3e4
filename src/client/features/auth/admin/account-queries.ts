import { errorCode } from '../../../lib/api/api-error';
import { trpc } from '../../../lib/api/trpc';
import { useIdSet } from '../../../lib/react/use-id-set';

/** What the owner signs in with. */
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
  // Every other session has ended with it.
  return trpc.auth.changePassword.useMutation({ onSuccess: () => utils.auth.sessions.invalidate() });
}

export function useSessions() {
  return trpc.auth.sessions.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Ends one session. Those whose end is under way are `leaving`: off the list, and on it again when it fails. */
export function useRevokeSession() {
  const utils = trpc.useUtils();
  const leaving = useIdSet();
  const { mutateAsync } = trpc.auth.revokeSession.useMutation({
    onMutate: ({ id }) => leaving.add([id]),
    onSettled: async (_answer, error, { id }) => {
      if (!error || isOver(error)) {
        await utils.auth.sessions.cancel();
        utils.auth.sessions.setData(undefined, sessions => sessions?.filter(session => session.id !== id));
      }
      leaving.remove([id]);
      // Not waited for: how it went is told at once.
      void utils.auth.sessions.invalidate();
    },
  });
  return { mutateAsync, leaving: leaving.ids };
}

/** It had ended by itself or from elsewhere, or the owner's own has: that is what was wanted, or told otherwise. */
export function isOver(error: unknown): boolean {
  return ['UNAUTHORIZED', 'NOT_FOUND'].includes(errorCode(error) ?? '');
}

export function useRevokeOtherSessions() {
  const utils = trpc.useUtils();
  return trpc.auth.revokeOtherSessions.useMutation({
    // Not waited for: without other sessions on the list, the button that asked is gone before the answer is told.
    onSettled: () => {
      void utils.auth.sessions.invalidate();
    },
  });
}
