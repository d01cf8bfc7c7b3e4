import { defineRoute } from '#client/content/define-route';
import { definePreview, type PublicKind } from '#client/content/public-kind';
import { paths } from '#client/lib/paths';
import { parseNoteFilter } from './note-address';

const file = 'features/posts/note-screen.tsx';

export const noteKind: PublicKind<'note'> = {
  pages: [
    defineRoute({
      pattern: paths.notes,
      file: 'features/posts/notes-screen.tsx',
      load: async () => (await import('./notes-screen')).NotesScreen,
      prefetch: (queries, { search }) => [queries.notes.list.prefetch(parseNoteFilter(search))],
    }),
    defineRoute({
      pattern: paths.notePattern,
      file,
      load: async () => (await import('./note-screen')).NoteScreen,
      prefetch: (queries, { params: { id = '' } }) => [queries.notes.view.prefetch({ slug: id })],
    }),
  ],
  preview: definePreview({
    file,
    load: async () => (await import('./note-screen')).NotePreview,
    title: ({ metaTitle }) => metaTitle,
  }),
  searchHeading: 'Notes',
};
