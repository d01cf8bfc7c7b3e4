import { NOTES_PATH, PREVIEW_PATH } from '#shared/content-paths';
import type { NavigationName } from '#shared/sections/navigation';

/** The addresses of public pages, and the patterns that routes match. */
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
  setup: '/admin/setup',
  adminPattern: '/admin/*',
  anyPattern: '/*?',
} as const;

/** The links of the public navigation bar, each with the pattern of addresses at which it is current. */
export const mainLinks: Record<NavigationName, { href: string; label: string; pattern: string }> = {
  home: { href: paths.home, label: 'Home', pattern: paths.home },
  projects: { href: paths.projects, label: 'Projects', pattern: `${paths.projects}/*?` },
  notes: { href: paths.notes, label: 'Notes', pattern: `${paths.notes}/*?` },
  about: { href: paths.about, label: 'About', pattern: paths.about },
};

/** The ID of the main element, which is the target of the skip link and of the focus after navigation. */
export const MAIN_ID = 'main';

/** The field of the search page, which takes the focus when the page opens. */
export const SEARCH_FIELD_ID = 'search-words';

/** Returns the element ID of an interest's card, to which the callouts of the drawing link. */
export function interestId(index: number): string {
  return `interest-${index + 1}`;
}

/** Returns true for pages that are not counted: the owner's area, previews, sign-in and sign-out. */
export function isUncountedPath(path: string): boolean {
  return isAdminPath(path) || path.startsWith(PREVIEW_PATH) || isSessionPath(path);
}

export function isSessionPath(path: string): boolean {
  return path === paths.login || path === paths.logout;
}

export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin/');
}

const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/** Returns true if a value is a path of this site that is safe to return to after sign-in. */
export function isSitePath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  // The URL parser decides, because '//example.com' can be written in many ways.
  return (
    URL.canParse(path, PLACEHOLDER_ORIGIN) && new URL(path, PLACEHOLDER_ORIGIN).origin === PLACEHOLDER_ORIGIN
  );
}

/** Returns the words of a search as they were typed. */
export function readSearchWords(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}
