import { defineRoute } from '#client/content/define-route';
import type { OwnerKind } from '#client/editing/owner-kind/owner-kind';
import { ownerPaths, settingsPages, settingsRedirects } from '#client/lib/owner-paths';

export const siteOwnerKind: OwnerKind = {
  nouns: { one: 'settings', many: 'settings' },
  refetch: utils => void utils.site.invalidate(),
  screens: [
    defineRoute({
      pattern: ownerPaths.settingsPattern,
      ids: [...Object.keys(settingsRedirects), ...settingsPages.map(({ id }) => id)],
      file: 'screens/admin/settings-screen.tsx',
      load: async () => (await import('#client/screens/admin/settings-screen')).SettingsScreen,
    }),
  ],
  navigation: { href: ownerPaths.settings, label: 'Settings', icon: 'gear', order: 6 },
  editLinks: 'none',
  importGroup: { title: 'Identity', draftsPath: 'none' },
  trash: 'none',
};
