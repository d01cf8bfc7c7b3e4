import { useContentChange, useRefetchKind } from '#client/editing/owner-kind/content-queries';
import { trpc } from '#client/lib/api/trpc';
import type { ProjectOrder } from '#shared/contract/site';

export function useSiteToEdit() {
  return trpc.site.get.useQuery(undefined, { refetchOnMount: 'always' });
}

function useUpdateSite() {
  const utils = trpc.useUtils();
  return trpc.site.update.useMutation({
    ...useContentChange('site'),
    // A pending response would overwrite the cache with the old settings.
    onMutate: () => utils.site.get.cancel(),
    onSuccess: site => utils.site.get.setData(undefined, site),
  });
}

/** Hides the playground, for a site that starts empty. */
export function useHidePlayground(): () => Promise<unknown> {
  const { mutateAsync: update } = useUpdateSite();
  return () => update({ playground: false });
}

export function useSetProjectOrder(): (projectOrder: ProjectOrder) => Promise<unknown> {
  const utils = trpc.useUtils();
  const { mutateAsync: update } = useUpdateSite();
  return projectOrder => update({ projectOrder }).then(() => void utils.projects.invalidate());
}

/** Fetches the settings and the omitted texts again, after a font was added. */
export function useRefreshFonts(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.site.get.invalidate(), utils.fonts.omittedTexts.invalidate()]);
}

export function useRemoveFont() {
  const refresh = useRefreshFonts();
  return trpc.fonts.remove.useMutation({ ...useContentChange('site'), onSuccess: refresh });
}

/** Fetches the texts that the generated resume and share pictures leave out. */
export function useOmittedTexts() {
  return trpc.fonts.omittedTexts.useQuery(undefined, { refetchOnMount: 'always' });
}

/** Returns the calls of the editors of settings. */
export function useSiteCalls() {
  const utils = trpc.useUtils();
  const refetchTimeline = useRefetchKind('timeline');
  const { mutateAsync: send } = useUpdateSite();

  /** A count that cannot be read is no number, so that the save does not fail and nothing seems removed. */
  async function countElements(): Promise<number> {
    const timeline = await utils.timeline.listVersioned.fetch(undefined, { staleTime: 0 }).catch(() => null);
    return timeline?.elements.length ?? Number.NaN;
  }

  return {
    /** Saves settings. With the name of the sample's owner, the server removes the sample's timeline. */
    update: async (changes: Parameters<typeof send>[0]) => {
      if (changes.ownerName === undefined) return { site: await send(changes), hasRemovedTimeline: false };
      const before = await countElements();
      const site = await send(changes);
      refetchTimeline();
      return { site, hasRemovedTimeline: (await countElements()) < before };
    },
    read: () => utils.site.get.fetch(undefined, { staleTime: 0 }),
  };
}
