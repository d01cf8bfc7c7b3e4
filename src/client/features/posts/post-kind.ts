import { defineRoute } from '#client/content/define-route';
import { definePreview, type PublicKind } from '#client/content/public-kind';
import { paths } from '#client/lib/paths';
import { parseNoteFilter } from './note-address';

const NOTE_FILE = 'features/posts/note-screen.tsx';
const PAGE_FILE = 'features/posts/page-screen.tsx';

export const noteKind: PublicKind<'note'> = {
  pages: [
    defineRoute({
      pattern: paths.notes,
      file: 'features/posts/notes-screen.tsx',
      load: async () => (await import('./notes-screen')).NotesScreen,
      prefetch: (queries, { search }) => [queries.notes.listPage.prefetch(parseNoteFilter(search))],
    }),
    defineRoute({
      pattern: paths.notePattern,
      file: NOTE_FILE,
      load: async () => (await import('./note-screen')).NoteScreen,
      prefetch: (queries, { params: { id = '' } }) => [queries.notes.view.prefetch({ slug: id })],
    }),
  ],
  preview: definePreview({
    file: NOTE_FILE,
    load: async () => (await import('./note-screen')).NotePreview,
    title: ({ metaTitle }) => metaTitle,
  }),
  searchLabel: 'noteResult',
};

export const pageKind: PublicKind<'page'> = {
  pages: [
    defineRoute({
      pattern: paths.pagePattern,
      file: PAGE_FILE,
      load: async () => (await import('./page-screen')).PageScreen,
      prefetch: (queries, { params: { id = '' } }) => [queries.pages.view.prefetch({ slug: id })],
    }),
  ],
  preview: definePreview({
    file: PAGE_FILE,
    load: async () => (await import('./page-screen')).PagePreview,
    title: ({ metaTitle }) => metaTitle,
  }),
  searchLabel: 'pageResult',
};
