import { notesAt } from '../features/posts/note-address';
import { archiveFilterOf, archiveRowsOf } from '../features/projects/archive-address';
import { paths } from '../lib/paths';
import { searchedWords } from '../lib/search-address';
import { type AppRoute, defineRoute, notFoundRoute } from './define-route';

/** The visitor's screens, rendered on the server, and a place for the owner's; the first that matches counts. */
export const routes: AppRoute[] = [
  defineRoute({
    pattern: paths.home,
    file: 'screens/home-screen.tsx',
    load: async () => (await import('../screens/home-screen')).HomeScreen,
    prefetch: queries => [
      queries.projects.featured.prefetch(),
      queries.projects.count.prefetch(),
      queries.skills.list.prefetch(),
      queries.views.total.prefetch(),
    ],
  }),
  defineRoute({
    pattern: paths.projects,
    file: 'screens/projects-screen.tsx',
    load: async () => (await import('../screens/projects-screen')).ProjectsScreen,
    prefetch: (queries, { search }) => {
      const filter = archiveFilterOf(search);
      const rows = filter
        ? [queries.search.projects.prefetch(filter)]
        : [queries.projects.archive.prefetch(), queries.projects.openRows.prefetch(archiveRowsOf(search))];
      return [queries.search.choices.prefetch(), ...rows];
    },
  }),
  defineRoute({
    pattern: paths.projectPattern,
    file: 'screens/project-screen.tsx',
    load: async () => (await import('../screens/project-screen')).ProjectScreen,
    prefetch: (queries, { params: { id = '' } }) => [queries.projects.page.prefetch({ address: id })],
  }),
  defineRoute({
    pattern: paths.search,
    file: 'screens/search-screen.tsx',
    load: async () => (await import('../screens/search-screen')).SearchScreen,
    prefetch: (queries, { search }) => [queries.search.find.prefetch({ q: searchedWords(search) })],
  }),
  defineRoute({
    pattern: paths.notes,
    file: 'screens/notes-screen.tsx',
    load: async () => (await import('../screens/notes-screen')).NotesScreen,
    prefetch: (queries, { search }) => [queries.notes.list.prefetch(notesAt(search))],
  }),
  defineRoute({
    pattern: paths.notePattern,
    file: 'screens/note-screen.tsx',
    load: async () => (await import('../screens/note-screen')).NoteScreen,
    prefetch: (queries, { params: { id = '' } }) => [queries.notes.view.prefetch({ slug: id })],
  }),
  defineRoute({
    pattern: paths.pagePattern,
    file: 'screens/page-screen.tsx',
    load: async () => (await import('../screens/page-screen')).PageScreen,
    prefetch: (queries, { params: { id = '' } }) => [queries.pages.view.prefetch({ slug: id })],
  }),
  defineRoute({
    pattern: paths.previewPattern,
    file: 'screens/preview/preview-screen.tsx',
    load: async () => (await import('../screens/preview/preview-screen')).PreviewScreen,
    prefetch: (queries, { params: { id = '' } }) => [queries.previews.open.prefetch({ token: id })],
  }),
  defineRoute({
    pattern: paths.about,
    file: 'screens/about-screen.tsx',
    load: async () => (await import('../screens/about-screen')).AboutScreen,
    prefetch: queries => [queries.timeline.list.prefetch(), queries.projects.topSkills.prefetch()],
  }),
  defineRoute({
    pattern: paths.login,
    file: 'screens/login-screen.tsx',
    isReadable: false,
    load: async () => (await import('../screens/login-screen')).LoginScreen,
  }),
  defineRoute({
    pattern: paths.logout,
    file: 'screens/admin/logout-screen.tsx',
    isReadable: false,
    load: async () => (await import('../screens/admin/logout-screen')).LogoutScreen,
  }),
  // The owner's have routes of their own, which visitors do not load.
  defineRoute({
    pattern: paths.adminPattern,
    file: 'app/admin-screens.tsx',
    isReadable: false,
    load: async () => (await import('./admin-screens')).AdminScreens,
  }),
  notFoundRoute,
];
