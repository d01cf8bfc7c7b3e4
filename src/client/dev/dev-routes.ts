import { type AppRoute, defineRoute } from '#client/content/define-route';

/** Pages that only the development server has. A build leaves them and their code out. Programs without Vite, such as benches, have no `env`. */
export const devRoutes: AppRoute[] =
  import.meta.env?.MODE === 'development'
    ? [
        defineRoute({
          pattern: '/dev/components',
          file: 'dev/components-screen.tsx',
          isReadable: false,
          load: async () => (await import('./components-screen')).ComponentsScreen,
        }),
        defineRoute({
          pattern: '/dev/examples',
          file: 'dev/examples-screen.tsx',
          isReadable: false,
          load: async () => (await import('./examples-screen')).ExamplesScreen,
        }),
      ]
    : [];
