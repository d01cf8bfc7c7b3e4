import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { paletteCss } from './src/build/palette-css.ts';

const root = import.meta.dirname;
const target = 'es2022';

/** The browser's files, or the server with the renderer of its pages: src/build/build-site.ts makes both, and says where. */
const siteConfig = defineConfig(({ isSsrBuild }) => ({
  root: join(root, 'src/client'),
  resolve: { tsconfigPaths: true },
  plugins: [react(), ...(isSsrBuild ? [] : [withoutScript()])],
  css: { modules: { generateScopedName: createClassNames() }, postcss: { plugins: [paletteCss] } },
  build: isSsrBuild
    ? {
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: join(root, 'src/server/main.ts'),
            'picture-worker': join(root, 'src/server/features/uploads/picture-worker.ts'),
            'entry-server': join(root, 'src/client/entry-server.tsx'),
            'look-sheets': join(root, 'src/client/ui/styles/look-sheets.ts'),
          },
        },
      }
    : {
        target,
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // ECharts is as large as this, and the owner's dashboard alone loads it.
        chunkSizeWarningLimit: 600,
        // The list of the demos takes from each file its facts alone: see features/playground/playground.tsx.
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [{ test: /\/src\/client\/\w+\/.*\.tsx?(\?facts)?$/, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                // The code that every page loads at first.
                { name: 'site', tags: ['$initial'] },
                // The parts of several screens: over HTTP/1.1, thirty small files take longer than a few kilobytes more.
                {
                  name: 'shared',
                  test: /\/client\/(lib|ui\/(primitives|feedback|layout)|features\/\w+\/[\w.-]+$)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
}));

/** The suites for vitest, which loads this file in the mode `test`, and the site for everything else. A checkout without tests builds too. */
export default defineConfig(async env =>
  env.mode === 'test' ? { test: (await import('./tests/suites.ts')).vitestConfig } : siteConfig(env),
);

/** Classes are called by their file and their name: the sheets of the styles name them from outside. */
function createClassNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, path) => {
    const file = path.replace(/\?.*$/, '');
    const sheet = basename(file, '.module.css');
    const known = files.get(sheet) ?? file;
    if (known !== file) throw new Error(`${file} and ${known} would name their classes alike`);
    files.set(sheet, file);
    return `${sheet}_${name}`;
  };
}

/** The server puts the script in, where the page wants it: see src/server/http/page-html.ts. */
function withoutScript(): Plugin {
  return {
    name: 'without-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: html => {
        const without = html.replace(/\s*<script type="module"[^>]*><\/script>/, '');
        if (without === html) throw new Error('index.html has no script to take out');
        // What the script imports is asked for with it.
        return without.replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
      },
    },
  };
}
