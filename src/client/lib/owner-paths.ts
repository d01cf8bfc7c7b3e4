import { mainLinks } from './paths';

/** The ID of the projects on the dashboard. */
export const PROJECTS_ID = 'projects';

/** Names the message that the inbox shows beside its list. */
export const READING_PARAMETER = 'reading';

/** The addresses of the owner's area. Public pages do not import them. */
export const ownerPaths = {
  projects: '/admin/projects',
  projectDrafts: '/admin/projects?visibility=draft',
  projectEditPattern: '/admin/projects/:id',
  projectEdit: (id: string) => `/admin/projects/${encodeURIComponent(id)}`,
  writing: '/admin/writing',
  writingDrafts: '/admin/writing?visibility=draft',
  noteEditPattern: '/admin/notes/:id',
  noteEdit: (id: string) => `/admin/notes/${encodeURIComponent(id)}`,
  pageEditPattern: '/admin/pages/:id',
  pageEdit: (id: string) => `/admin/pages/${encodeURIComponent(id)}`,
  skillsEditor: '/admin/skills',
  aboutEditor: '/admin/about',
  timelineElement: (id: string) => `/admin/about#${encodeURIComponent(id)}`,
  profile: '/admin/about#profile',
  quotes: '/admin/about#quotes',
  inbox: '/admin/inbox',
  inboxMessage: (id: string) => `/admin/inbox?message=${encodeURIComponent(id)}`,
  inboxReading: (id: string) => `/admin/inbox?${READING_PARAMETER}=${encodeURIComponent(id)}`,
  settings: '/admin/settings',
  settingsPattern: '/admin/settings/:id?',
  trash: '/admin/trash',
} as const;

/** The settings pages in menu order. The first is the default. */
export const settingsPages = [
  { id: 'identity', label: 'Identity' },
  { id: 'appearance', label: 'Appearance' },
  { id: 'home', label: mainLinks.home.label },
  { id: 'projects', label: mainLinks.projects.label },
  { id: 'notes', label: mainLinks.notes.label },
  { id: 'about', label: mainLinks.about.label },
  { id: 'navigation', label: 'Navigation' },
  { id: 'language', label: 'Language' },
  { id: 'account', label: 'Account' },
  { id: 'data', label: 'Data' },
] as const;
export type SettingsPage = (typeof settingsPages)[number]['id'];

/** Addresses without a page of their own, and the page to which each leads. */
export const settingsRedirects: Record<string, SettingsPage> = {
  '': settingsPages[0].id,
  // Five pages have replaced this one.
  sections: 'home',
};

export function settingsPath(page: SettingsPage): string {
  return `${ownerPaths.settings}/${page}`;
}
