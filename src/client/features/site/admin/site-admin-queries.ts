import { trpc } from '../../../lib/api/trpc';

/** The settings as they are now: an editor must not begin with older ones. */
export function useSiteToEdit() {
  return trpc.site.get.useQuery(undefined, { refetchOnMount: 'always' });
}

export function useUpdateSite() {
  const utils = trpc.useUtils();
  return trpc.site.update.useMutation({
    // An answer that is on its way would bring the old settings back.
    onMutate: () => utils.site.get.cancel(),
    onSuccess: settings => utils.site.get.setData(undefined, settings),
  });
}
