import { defineRoute } from '#client/content/define-route';
import type { OwnerKind } from '#client/editing/owner-kind';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { loadable } from '#client/ui/feedback/loadable';
import { useProjectPage } from '../project-queries';

const categoryQuestion = loadable(async () => (await import('./category-question')).CategoryQuestion);

export const projectOwnerKind: OwnerKind = {
  nouns: { one: 'project', many: 'projects' },
  tables: [
    { name: 'project', nouns: { one: 'project', many: 'projects' }, isListed: true },
    { name: 'project_category', nouns: { one: 'category', many: 'categories' }, isListed: false },
    { name: 'project_status', nouns: { one: 'status', many: 'statuses' }, isListed: false },
  ],
  refetch: utils => void utils.projects.invalidate(),
  screens: [
    defineRoute({
      pattern: ownerPaths.projectEditPattern,
      file: 'screens/admin/project-edit-screen.tsx',
      load: async () => (await import('#client/screens/admin/project-edit-screen')).ProjectEditScreen,
    }),
  ],
  // Listed on the dashboard.
  navigation: 'none',
  editLinks: [
    { page: paths.projects, label: 'Edit projects', to: ownerPaths.projects },
    {
      page: paths.projectPattern,
      label: 'Edit project',
      useItem: useProjectPage,
      toEditor: ownerPaths.projectEdit,
    },
  ],
  importGroup: { target: 'projects', title: 'Projects, as drafts' },
  trash: { asks: [{ field: 'category', Question: categoryQuestion.Component }] },
};
