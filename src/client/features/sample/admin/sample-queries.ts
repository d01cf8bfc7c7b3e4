import { trpc } from '../../../lib/api/trpc';

export function useSampleStatus() {
  return trpc.sample.status.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Everything that visitors see may be gone afterwards. */
export function useClearSample() {
  const utils = trpc.useUtils();
  return trpc.sample.clear.useMutation({
    onSettled: () =>
      Promise.all([
        utils.sample.invalidate(),
        utils.setup.invalidate(),
        utils.projects.invalidate(),
        utils.skills.invalidate(),
        utils.timeline.invalidate(),
        utils.site.invalidate(),
        utils.uploads.invalidate(),
      ]),
  });
}
