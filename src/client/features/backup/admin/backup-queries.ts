import { trpc } from '#client/lib/api/trpc';

const POLL_EVERY_MS = 3_000;

/** Fetches the time of the last backup, repeatedly while one is running. */
export function useBackupStatus(isRunning: boolean) {
  return trpc.backups.status.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: isRunning && POLL_EVERY_MS,
  });
}

export function useDiscardBackup() {
  return trpc.backups.discard.useMutation();
}

/** Refetches everything, because a restore changes all content. */
export function useInvalidateAll() {
  const utils = trpc.useUtils();
  return () => utils.invalidate();
}
