import { defineRoute } from '#client/content/define-route';
import type { NavigationLink, OwnerKind } from '#client/editing/owner-kind';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { useNoteView } from '../post-queries';

/** Notes and pages share a screen. */
export const WRITING_LINK: NavigationLink = { href: ownerPaths.writing, label: 'Writing', order: 1 };

export const noteOwnerKind: OwnerKind = {
  nouns: { one: 'note', many: 'notes' },
  // Includes the pages.
  tables: [{ name: 'post', nouns: { one: 'note or page', many: 'notes and pages' }, isListed: true }],
  refetch: utils => {
    void utils.notes.invalidate();
    // The links in header and footer, and the notes on project pages.
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
  importGroup: { target: 'notes', title: 'Notes, as drafts' },
  trash: { asks: [] },
};
