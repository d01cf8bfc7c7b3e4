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

/** Refetches everything, because a restore or an import can change all content. */
export function useInvalidateAll() {
  const utils = trpc.useUtils();
  return () => utils.invalidate();
}

export function useImportPlan(id: string) {
  return trpc.backups.planImport.useQuery({ id }, { gcTime: 0, refetchOnWindowFocus: false });
}

export function useImportContent() {
  return trpc.backups.importContent.useMutation();
}

/** Fetches the import that can be undone, or null if there is none. */
export function useLastImport() {
  return trpc.backups.lastImport.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useUndoContentImport() {
  const invalidateAll = useInvalidateAll();
  return trpc.backups.undoImport.useMutation({ onSettled: invalidateAll });
}
