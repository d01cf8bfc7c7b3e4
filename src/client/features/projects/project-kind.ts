import { defineRoute } from '#client/content/define-route';
import { definePreview, type PublicKind } from '#client/content/public-kind';
import { paths } from '#client/lib/paths';
import { shownTitle } from '#shared/text';
import { parseArchiveFilter, parseArchiveRows } from './archive-address';

const file = 'screens/project-screen.tsx';

export const projectKind: PublicKind<'project'> = {
  pages: [
    defineRoute({
      pattern: paths.projects,
      file: 'screens/projects-screen.tsx',
      load: async () => (await import('#client/screens/projects-screen')).ProjectsScreen,
      prefetch: (queries, { search }) => {
        const filter = parseArchiveFilter(search);
        const rows = filter
          ? [queries.search.projects.prefetch(filter)]
          : [
              queries.projects.archive.prefetch(),
              queries.projects.openRows.prefetch(parseArchiveRows(search)),
            ];
        return [queries.search.choices.prefetch(), ...rows];
      },
    }),
    defineRoute({
      pattern: paths.projectPattern,
      file,
      load: async () => (await import('#client/screens/project-screen')).ProjectScreen,
      prefetch: (queries, { params: { id = '' } }) => [queries.projects.page.prefetch({ address: id })],
    }),
  ],
  preview: definePreview({
    file,
    load: async () => (await import('#client/screens/project-screen')).ProjectPreview,
    title: ({ title }) => shownTitle(title),
  }),
  searchHeading: 'Projects',
};
