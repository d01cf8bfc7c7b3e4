import { defineRoute } from '#client/content/define-route';
import type { OwnerKind } from '#client/editing/owner-kind/owner-kind';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';

export const timelineOwnerKind: OwnerKind = {
  nouns: { one: 'timeline element', many: 'timeline elements' },
  refetch: utils => void utils.timeline.invalidate(),
  screens: [
    defineRoute({
      pattern: ownerPaths.aboutEditor,
      file: 'screens/admin/about-editor-screen.tsx',
      load: async () => (await import('#client/screens/admin/about-editor-screen')).AboutEditorScreen,
    }),
  ],
  navigation: { href: ownerPaths.aboutEditor, label: 'About Editor', icon: 'user', order: 4 },
  editLinks: [{ page: paths.about, label: 'Edit timeline', to: ownerPaths.aboutEditor }],
  importGroup: {
    title: 'Timeline elements, as drafts',
    draftsPath: ownerPaths.aboutEditor,
  },
  trash: { asks: [], toEditor: ownerPaths.timelineElement },
};
