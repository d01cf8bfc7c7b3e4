import { trpc } from '#client/lib/api/trpc';

/** The versions of an item, the current one first, as they are now. */
export function useVersions(itemId: string) {
  return trpc.versions.list.useQuery({ id: itemId }, { refetchOnMount: 'always' });
}

/** An earlier version, which never changes. */
export function useEarlierVersion(itemId: string, number: number) {
  return trpc.versions.get.useQuery({ id: itemId, number });
}

export function useCurrentVersion(itemId: string, number: number) {
  return trpc.versions.get.useQuery({ id: itemId, number }, { refetchOnMount: 'always' });
}

export function useRestoreVersion(itemId: string) {
  const utils = trpc.useUtils();
  return trpc.versions.restore.useMutation({
    // Not awaited: the owner is told at once how it went.
    onSettled: () => void utils.versions.list.invalidate({ id: itemId }),
  });
}
