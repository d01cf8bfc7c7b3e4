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

/** What an import would change, as things are now. */
export function useImportPlan(id: string) {
  return trpc.backups.planImport.useQuery({ id }, { gcTime: 0, refetchOnWindowFocus: false });
}

export function useImportContent() {
  return trpc.backups.importContent.useMutation();
}

/** The import that can be undone; null when there is none. */
export function useLastImport() {
  return trpc.backups.lastImport.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useUndoImport() {
  const forgetAll = useForgetAll();
  return trpc.backups.undoImport.useMutation({ onSettled: forgetAll });
}
