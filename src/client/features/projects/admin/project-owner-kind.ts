import { defineRoute } from '#client/content/define-route';
import type { OwnerKind } from '#client/editing/owner-kind/owner-kind';
import { useProjectPage } from '#client/features/projects/project-queries';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { loadable } from '#client/ui/feedback/loadable';

const categoryQuestion = loadable(async () => (await import('./category-question')).CategoryQuestion);

export const projectOwnerKind: OwnerKind = {
  nouns: { one: 'project', many: 'projects' },
  refetch: utils => void utils.projects.invalidate(),
  screens: [
    defineRoute({
      pattern: ownerPaths.projects,
      file: 'screens/admin/project-list-screen.tsx',
      load: async () => (await import('#client/screens/admin/project-list-screen')).ProjectListScreen,
      prefetch: queries => [queries.projects.overview.prefetch(), queries.views.byProject.prefetch()],
    }),
    defineRoute({
      pattern: ownerPaths.projectEditPattern,
      file: 'screens/admin/project-edit-screen.tsx',
      load: async () => (await import('#client/screens/admin/project-edit-screen')).ProjectEditScreen,
    }),
  ],
  navigation: { href: ownerPaths.projects, label: 'Projects', icon: 'layer-group', order: 1 },
  editLinks: [
    { page: paths.projects, label: 'Edit projects', to: ownerPaths.projects },
    {
      page: paths.projectPattern,
      label: 'Edit project',
      useItem: useProjectPage,
      toEditor: ownerPaths.projectEdit,
    },
  ],
  importGroup: {
    title: 'Projects, as drafts',
    draftsPath: ownerPaths.projectDrafts,
  },
  trash: {
    asks: [{ field: 'category', Question: categoryQuestion.Component }],
    toEditor: ownerPaths.projectEdit,
  },
};
