import { trpc } from '#client/lib/api/trpc';
import { isDemoName, UPLOADS_PATH } from '#shared/upload-names';

/** Fetches the uploaded demos, the newest first. */
export function useStoredDemos() {
  return trpc.uploads.list.useQuery(undefined, {
    refetchOnMount: 'always',
    select: uploads => uploads.filter(({ url }) => isDemoName(url.slice(UPLOADS_PATH.length))),
  });
}

export function useDemoUploaded(): () => Promise<void> {
  const utils = trpc.useUtils();
  return () => utils.uploads.list.invalidate();
}

export function useRemoveDemo() {
  const utils = trpc.useUtils();
  return trpc.uploads.remove.useMutation({ onSettled: () => utils.uploads.list.invalidate() });
}
