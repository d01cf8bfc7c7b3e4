import { type AppRoute, defineRoute } from '#client/content/define-route';
import { devRoutes } from '#client/dev/dev-routes';
import { KIND_PAGES, loadPreviews, PREVIEW_FILES } from '#client/kinds/list-public-kinds';
import { HOME_PARTS } from '#client/lib/home-sections';
import { paths, readSearchWords } from '#client/lib/paths';
import { notFoundRoute } from './not-found-route';

/** The public routes and one for the owner's area. The first match wins. */
export const routes: AppRoute[] = [
  defineRoute({
    pattern: paths.home,
    file: 'screens/home-screen.tsx',
    load: async () => (await import('#client/screens/home-screen')).HomeScreen,
    prefetch: queries => Object.values(HOME_PARTS).flatMap(({ prefetch }) => prefetch?.(queries) ?? []),
  }),
  ...KIND_PAGES,
  defineRoute({
    pattern: paths.search,
    file: 'screens/search-screen.tsx',
    load: async () => (await import('#client/screens/search-screen')).SearchScreen,
    prefetch: (queries, { search }) => {
      const q = readSearchWords(search).trim();
      return [q === '' ? queries.search.recent.prefetch() : queries.search.find.prefetch({ q })];
    },
  }),
  defineRoute({
    pattern: paths.previewPattern,
    file: 'screens/preview/preview-screen.tsx',
    otherFiles: PREVIEW_FILES,
    load: async () => {
      await loadPreviews();
      return (await import('#client/screens/preview/preview-screen')).PreviewScreen;
    },
    prefetch: (queries, { params: { id = '' } }) => [queries.previews.open.prefetch({ token: id })],
  }),
  defineRoute({
    pattern: paths.login,
    file: 'screens/login-screen.tsx',
    isReadable: false,
    load: async () => (await import('#client/screens/login-screen')).LoginScreen,
  }),
  defineRoute({
    pattern: paths.logout,
    file: 'screens/admin/logout-screen.tsx',
    isReadable: false,
    load: async () => (await import('#client/screens/admin/logout-screen')).LogoutScreen,
  }),
  // The owner's area has its own routes, which visitors do not load.
  defineRoute({
    pattern: paths.adminPattern,
    file: 'app/admin-screens.tsx',
    isReadable: false,
    load: async () => (await import('./admin-screens')).AdminScreens,
  }),
  ...devRoutes,
  notFoundRoute,
];

/** These pages need a server: previews of drafts, sign-in and the owner's area. */
const SERVER_PAGES = new Set<string>([paths.previewPattern, paths.login, paths.logout, paths.adminPattern]);

/** The routes on a static host. */
export const staticRoutes = routes.filter(
  route => !SERVER_PAGES.has(route.pattern) && !devRoutes.includes(route),
);
