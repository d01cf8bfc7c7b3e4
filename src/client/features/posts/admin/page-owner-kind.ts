import { defineRoute } from '#client/content/define-route';
import type { OwnerKind } from '#client/editing/owner-kind';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { usePageView } from '../post-queries';
import { WRITING_LINK } from './note-owner-kind';

export const pageOwnerKind: OwnerKind = {
  nouns: { one: 'page', many: 'pages' },
  // Pages share the table of the notes.
  tables: 'none',
  refetch: utils => void utils.pages.invalidate(),
  screens: [
    defineRoute({
      pattern: ownerPaths.pageEditPattern,
      file: 'screens/admin/post-edit-screen.tsx',
      load: async () => (await import('#client/screens/admin/post-edit-screen')).PageEditScreen,
    }),
  ],
  navigation: WRITING_LINK,
  editLinks: [
    { page: paths.pagePattern, label: 'Edit page', useItem: usePageView, toEditor: ownerPaths.pageEdit },
  ],
  importGroup: 'none',
  trash: { asks: [] },
};
