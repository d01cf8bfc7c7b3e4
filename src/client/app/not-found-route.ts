import { defineRoute } from '#client/content/define-route';
import { paths } from '#client/lib/paths';

export const notFoundRoute = defineRoute({
  pattern: paths.anyPattern,
  file: 'app/not-found-screen.tsx',
  load: async () => (await import('./not-found-screen')).NotFoundScreen,
});
