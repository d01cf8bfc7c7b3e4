import { below, paths } from './paths';

/** The id of the panel that has all projects. */
export const PROJECTS_ID = 'projects';

/** The addresses of the owner's area beside its dashboard, which no visitor's page knows. */
export const ownerPaths = {
  projects: `${paths.dashboard}#${PROJECTS_ID}`,
  projectEditPattern: '/admin/projects/:id',
  projectEdit: below('/admin/projects/'),
  writing: '/admin/writing',
  noteEditPattern: '/admin/notes/:id',
  noteEdit: below('/admin/notes/'),
  pageEditPattern: '/admin/pages/:id',
  pageEdit: below('/admin/pages/'),
  skillsEditor: '/admin/skills',
  aboutEditor: '/admin/about',
  setup: '/admin/setup',
  inbox: '/admin/inbox',
  inboxMessage: (id: string) => `/admin/inbox?message=${encodeURIComponent(id)}`,
  settings: '/admin/settings',
  settingsPattern: '/admin/settings/:id?',
  trash: '/admin/trash',
} as const;
