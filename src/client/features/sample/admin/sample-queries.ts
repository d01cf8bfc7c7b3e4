import { useRefetchContent } from '#client/editing/owner-kind/content-queries';
import { trpc } from '#client/lib/api/trpc';

export function useSampleStatus() {
  return trpc.sample.status.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useClearSample() {
  const utils = trpc.useUtils();
  const refetchContent = useRefetchContent();
  return trpc.sample.clear.useMutation({
    onSettled: () => {
      refetchContent();
      return Promise.all([utils.sample.invalidate(), utils.setup.invalidate(), utils.uploads.invalidate()]);
    },
  });
}
