import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { generatedCss } from './src/build/generated-css.ts';
import { nameOwnerChunk, nameScreenChunk, nameSharedChunk } from './src/build/screen-chunks.ts';

const root = import.meta.dirname;
const target = 'es2022';

const SITE_CODE = /\/src\/(client|shared)\//;
/** Code that most of the owner's screens share. With more, each of them would load all editors. */
const OWNER_CODE = /\/client\/(lib|ui\/(primitives|feedback|layout)|features\/\w+\/[\w.-]+$)/;

/** The browser build, or the server build with the page renderer; see src/build/build-site.ts. */
const siteConfig = defineConfig(({ isSsrBuild }) => ({
  root: join(root, 'src/client'),
  resolve: { tsconfigPaths: true },
  plugins: [react(), ...(isSsrBuild ? [] : [withoutScript()])],
  // On a static host, the site may be below a base path, so that scripts and styles must find their files without it.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  css: { modules: { generateScopedName: createClassNames() }, postcss: { plugins: [generatedCss] } },
  build: isSsrBuild
    ? {
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: join(root, 'src/server/main.ts'),
            ...listPrograms(),
            'picture-worker': join(root, 'src/server/features/uploads/pictures/picture-worker.ts'),
            'markdown-worker': join(root, 'src/server/core/markdown/markdown-worker.ts'),
            'font-worker': join(root, 'src/server/core/font/font-worker.ts'),
            'entry-server': join(root, 'src/client/entry-server.tsx'),
            'look-sheets': join(root, 'src/client/ui/styles/look-sheets.ts'),
          },
          // Beside the entries, where findWorkerFile (src/server/core/runtime) looks for workers.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        target,
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // ECharts is about this large, and only the owner's dashboard loads it.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          treeshake: {
            // A list that imports files with a query, such as `?facts`, then retains only what it imports of each.
            moduleSideEffects: [{ test: /\/src\/client\/\w+\/.*\.tsx?(\?\w+)?$/, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                // Code in the first load of every page.
                { name: 'site', tags: ['$initial'] },
                // Code shared by several screens: over HTTP/1.1, thirty small files take longer than a few kilobytes more.
                // What only the owner's screens share is apart, so that visitors don't load it.
                { debugName: 'shared', name: nameSharedChunk, test: SITE_CODE, minShareCount: 2 },
                { debugName: 'screen', name: nameScreenChunk, test: SITE_CODE, minShareCount: 2 },
                { debugName: 'owner', name: nameOwnerChunk, test: OWNER_CODE, minShareCount: 2 },
              ],
            },
          },
        },
      },
}));

/** The test suites in vitest's mode `test`, otherwise the site. The import is dynamic: a checkout without tests builds too. */
export default defineConfig(async env =>
  env.mode === 'test' ? { test: (await import('./tests/suites.ts')).vitestConfig } : siteConfig(env),
);

/** Lists the programs of extras by their names, which are those of the built files. */
function listPrograms(): Record<string, string> {
  const extras = join(root, 'src/server/extras');
  const files = readdirSync(extras, { recursive: true, encoding: 'utf8' });
  const programs = files.filter(file => basename(dirname(file)) === 'programs');
  return Object.fromEntries(programs.map(file => [basename(file, '.ts'), join(extras, file)]));
}

/** Names CSS classes by file and name, because style sheets refer to them. */
function createClassNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, path) => {
    const file = path.replace(/\?.*$/, '');
    const sheet = basename(file, '.module.css');
    const known = files.get(sheet) ?? file;
    if (known !== file) throw new Error(`${file} and ${known} would have the same class names`);
    files.set(sheet, file);
    return `${sheet}_${name}`;
  };
}

/** Removes the script, which the server inserts (src/server/http/pages/page-html.ts). */
function withoutScript(): Plugin {
  return {
    name: 'without-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: html => {
        const without = html.replace(/\s*<script type="module"[^>]*><\/script>/, '');
        if (without === html) throw new Error('index.html has no script to remove');
        // Its imports are preloaded with it.
        return without.replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
      },
    },
  };
}
