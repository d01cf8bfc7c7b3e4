import { defineRoute } from '#client/content/define-route';
import { definePreview, type PublicKind } from '#client/content/public-kind';
import { paths } from '#client/lib/paths';
import { displayTitle } from '#shared/text';
import { parseArchiveFilter, parseArchiveSelection } from './archive-address';

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
              queries.projects.openRows.prefetch(parseArchiveSelection(search)),
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
    title: ({ title }) => displayTitle(title),
  }),
  searchLabel: 'projectResult',
};
