import { useRefetchContent } from '#client/editing/owner-kind/content-queries';
import { FRESH_MS } from '#client/lib/api/query-client';
import { trpc } from '#client/lib/api/trpc';

export function useTrash() {
  return trpc.trash.list.useQuery(undefined, { staleTime: FRESH_MS });
}

export function useRestoreFromTrash() {
  const refetchContent = useRefetchContent();
  return trpc.trash.restore.useMutation({ onSettled: () => refetchContent() });
}

export function useRemoveFromTrash() {
  const utils = trpc.useUtils();
  return trpc.trash.remove.useMutation({ onSettled: () => utils.trash.invalidate() });
}

export function useEmptyTrash() {
  const utils = trpc.useUtils();
  return trpc.trash.empty.useMutation({ onSettled: () => utils.trash.invalidate() });
}
