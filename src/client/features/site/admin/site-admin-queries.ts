import type { Store } from '#client/editing/save-merging';
import { trpc } from '#client/lib/api/trpc';
import type { ProjectOrder, Site } from '#shared/contract/site';
import { type SettingName, type SettingsOf, settingsUpdate, storedSettings } from './settings-fields';

/** The settings as they are now: an editor must not begin with older ones. */
export function useSiteToEdit() {
  return trpc.site.get.useQuery(undefined, { refetchOnMount: 'always' });
}

function useUpdateSite() {
  const utils = trpc.useUtils();
  return trpc.site.update.useMutation({
    // An answer that is on its way would bring the old settings back.
    onMutate: () => utils.site.get.cancel(),
    onSuccess: site => utils.site.get.setData(undefined, site),
  });
}

/** For a site that begins with nothing: the demos are part of the shop window, too. */
export function useHidePlayground(): () => Promise<unknown> {
  const { mutateAsync: update } = useUpdateSite();
  return () => update({ playground: false });
}

/** Sets how projects are listed, at once. */
export function useSetProjectOrder(): (projectOrder: ProjectOrder) => Promise<unknown> {
  const utils = trpc.useUtils();
  const { mutateAsync: update } = useUpdateSite();
  return projectOrder => update({ projectOrder }).then(() => void utils.projects.invalidate());
}

/** What the working copy of some of the settings needs of the API; `read` may change how they are shown. */
export function useSettingsStore<Name extends SettingName>(
  read: (site: Site) => Site = site => site,
): Store<SettingsOf<Name>> {
  const utils = trpc.useUtils();
  const { mutateAsync: update } = useUpdateSite();
  return {
    save: async ({ fields, changed, expectedVersion }) => {
      const changes = settingsUpdate(fields, changed);
      const site = await update({ ...changes, expectedVersion: Number(expectedVersion) });
      return storedSettings(read(site), fields);
    },
    fetch: async () => storedSettings(read(await utils.site.get.fetch(undefined, { staleTime: 0 }))),
  };
}
