import { defineRoute } from '../content/define-route';
import { paths } from '../lib/paths';

export const notFoundRoute = defineRoute({
  pattern: paths.anyPattern,
  file: 'app/not-found-screen.tsx',
  load: async () => (await import('./not-found-screen')).NotFoundScreen,
});
