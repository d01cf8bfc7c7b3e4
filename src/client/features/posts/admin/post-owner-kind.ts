import { defineRoute } from '#client/content/define-route';
import type { NavigationLink, OwnerKind } from '#client/editing/owner-kind/owner-kind';
import { useNoteView, usePageView } from '#client/features/posts/post-queries';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';

/** Notes and pages share a screen. */
const WRITING_LINK: NavigationLink = { href: ownerPaths.writing, label: 'Writing', icon: 'pen', order: 2 };

export const noteOwnerKind: OwnerKind = {
  nouns: { one: 'note', many: 'notes' },
  refetch: utils => {
    void utils.notes.invalidate();
    // Notes and pages also appear in the header, in the footer and on project pages.
    void utils.pages.links.invalidate();
    void utils.projects.page.invalidate();
  },
  screens: [
    defineRoute({
      pattern: ownerPaths.writing,
      file: 'features/posts/admin/writing-screen.tsx',
      load: async () => (await import('./writing-screen')).WritingScreen,
      prefetch: queries => [queries.notes.list.prefetch({}), queries.pages.list.prefetch()],
    }),
    defineRoute({
      pattern: ownerPaths.noteEditPattern,
      file: 'screens/admin/post-edit-screen.tsx',
      load: async () => (await import('#client/screens/admin/post-edit-screen')).NoteEditScreen,
    }),
  ],
  navigation: WRITING_LINK,
  editLinks: [
    { page: paths.notes, label: 'Edit notes', to: ownerPaths.writing },
    { page: paths.notePattern, label: 'Edit note', useItem: useNoteView, toEditor: ownerPaths.noteEdit },
  ],
  importGroup: { title: 'Notes, as drafts', draftsPath: ownerPaths.writingDrafts },
  trash: { asks: [], toEditor: ownerPaths.noteEdit },
};

export const pageOwnerKind: OwnerKind = {
  nouns: { one: 'page', many: 'pages' },
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
  importGroup: { title: 'Pages, as drafts', draftsPath: ownerPaths.writingDrafts },
  trash: { asks: [], toEditor: ownerPaths.pageEdit },
};
