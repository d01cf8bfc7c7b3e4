import { NOTES_PATH } from '../../shared/post-path';
import { PREVIEW_PATH } from '../../shared/preview-path';
import type { NavigationName } from '../../shared/sections/navigation';

/** Every address that visitors' pages know; the patterns are what the routes match. */
export const paths = {
  home: '/',
  about: '/about',
  projects: '/projects',
  previewPattern: `${PREVIEW_PATH}:id`,
  projectPattern: '/projects/:id',
  search: '/search',
  notes: NOTES_PATH,
  notePattern: '/notes/:id',
  pagePattern: '/pages/:id',
  login: '/login',
  logout: '/logout',
  resume: '/WebResume.pdf',
  dashboard: '/admin/dashboard',
  adminPattern: '/admin/*',
  anyPattern: '/*?',
} as const;

/** The addresses below a path, by what ends them. */
export function below(path: string): (id: string) => string {
  return id => path + encodeURIComponent(id);
}

/** The links of the public navigation bar, with the addresses at which each is the current one. */
export const mainLinks: Record<NavigationName, { href: string; label: string; pattern: string }> = {
  home: { href: paths.home, label: 'Home', pattern: paths.home },
  projects: { href: paths.projects, label: 'Projects', pattern: `${paths.projects}/*?` },
  notes: { href: paths.notes, label: 'Notes', pattern: `${paths.notes}/*?` },
  about: { href: paths.about, label: 'About', pattern: paths.about },
};

/** The sections of the home page, by the id that links point to. */
export const homeSections = {
  welcome: 'welcome',
  interests: 'about',
  skills: 'skills',
  portfolio: 'portfolio',
  contact: 'contact',
} as const;

/** Where nobody is a visitor: what happens there is not counted. */
export function isUncountedPath(path: string): boolean {
  return isAdminPath(path) || path.startsWith(PREVIEW_PATH);
}

export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin/');
}

/** Any origin will do to find out whether a path leaves it. */
const SOME_ORIGIN = 'https://site.invalid';

/** A path of this site, fit to return to after signing in. */
export function isSitePath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  // Parsed as browsers do, for there are many ways to write '//example.com'.
  return URL.canParse(path, SOME_ORIGIN) && new URL(path, SOME_ORIGIN).origin === SOME_ORIGIN;
}
