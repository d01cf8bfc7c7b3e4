import { trpc } from '#client/lib/api/trpc';

export function useVersions(itemId: string) {
  return trpc.versions.list.useQuery({ id: itemId }, { refetchOnMount: 'always' });
}

/** Fetches an earlier version, which never changes. */
export function useEarlierVersion(itemId: string, number: number) {
  return trpc.versions.get.useQuery({ id: itemId, number });
}

export function useCurrentVersion(itemId: string, number: number) {
  return trpc.versions.get.useQuery({ id: itemId, number }, { refetchOnMount: 'always' });
}

export function useRestoreVersion(itemId: string) {
  const utils = trpc.useUtils();
  return trpc.versions.restore.useMutation({
    // The refetch is not awaited, so that the owner sees the outcome at once.
    onSettled: () => void utils.versions.list.invalidate({ id: itemId }),
  });
}
