import type { Store } from '../../../editing/save-merging';
import { trpc } from '../../../lib/api/trpc';
import { type SettingName, type SettingsOf, settingsUpdate, storedSettings } from './settings-fields';

/** The settings as they are now: an editor must not begin with older ones. */
export function useSiteToEdit() {
  return trpc.site.get.useQuery(undefined, { refetchOnMount: 'always' });
}

/** What the working copy of some of the settings needs of the API. */
export function useSettingsStore<Name extends SettingName>(): Store<SettingsOf<Name>> {
  const utils = trpc.useUtils();
  const { mutateAsync: update } = trpc.site.update.useMutation({
    // An answer that is on its way would bring the old settings back.
    onMutate: () => utils.site.get.cancel(),
    onSuccess: site => utils.site.get.setData(undefined, site),
  });
  return {
    save: async ({ fields, changed, expectedVersion }) => {
      const changes = settingsUpdate(fields, changed);
      return storedSettings(await update({ ...changes, expectedVersion: Number(expectedVersion) }), fields);
    },
    fetch: async () => storedSettings(await utils.site.get.fetch(undefined, { staleTime: 0 })),
  };
}
