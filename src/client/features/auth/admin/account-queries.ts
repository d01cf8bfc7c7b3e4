import { trpc } from '../../../lib/trpc';

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

/** Takes the session off the list at once; after the answer, whatever it is, the list is what the server has. */
export function useRevokeSession() {
  const utils = trpc.useUtils();
  return trpc.auth.revokeSession.useMutation({
    onMutate: async ({ id }) => {
      await utils.auth.sessions.cancel();
      utils.auth.sessions.setData(undefined, sessions => sessions?.filter(session => session.id !== id));
    },
    onSettled: () => utils.auth.sessions.invalidate(),
  });
}

export function useRevokeOtherSessions() {
  const utils = trpc.useUtils();
  return trpc.auth.revokeOtherSessions.useMutation({
    onSettled: () => utils.auth.sessions.invalidate(),
  });
}
