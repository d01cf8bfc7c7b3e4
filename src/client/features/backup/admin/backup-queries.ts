import { trpc } from '../../../lib/api/trpc';

const LOOK_EVERY_MS = 3_000;

/** When the last backup was made. While one is on its way, it is looked for until it is there. */
export function useBackupStatus(isAwaited: boolean) {
  return trpc.backups.status.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: isAwaited && LOOK_EVERY_MS,
  });
}

/** Asked for by its answer alone: it renews a token that has ended, which a form could not. */
export function useAskAnew() {
  const utils = trpc.useUtils();
  return () => utils.backups.status.fetch(undefined, { staleTime: 0 });
}

export function useDiscardBackup() {
  return trpc.backups.discard.useMutation();
}

/** Everything may be another site's afterwards. */
export function useForgetAll() {
  const utils = trpc.useUtils();
  return () => utils.invalidate();
}
