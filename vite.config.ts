import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { leanReact } from './src/build/lean-react.ts';
import { nativeSpread } from './src/build/native-spread.ts';
import { paletteCss } from './src/build/palette-css.ts';
import { serverBundle } from './src/build/server-bundle.ts';

const root = import.meta.dirname;
const target = 'es2022';

/** What visitors are shown, below the root of the client; the owner's screens are in a folder of their own. */
const SCREENS = readdirSync(join(root, 'src/client/screens'))
  .filter(name => name.endsWith('-screen.tsx'))
  .map(name => `screens/${name}`);

const TIMELINE = 'screens/about-screen.tsx';
/** Pages that are one text, and the way to them. */
const READING = ['project', 'notes', 'note', 'page'].map(name => `screens/${name}-screen.tsx`);

/** What the owner's area begins with. */
const OWNER_FIRST = ['app/admin-area.tsx', 'screens/admin/dashboard-screen.tsx'];

/** The browser's files, or the server with the renderer of its pages: src/build/build-site.ts makes both, and says where. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(root, 'src/client'),
  plugins: [react(), nativeSpread(), ...(isSsrBuild ? serverBundle.plugins : [withoutScript(), leanReact()])],
  ...(isSsrBuild ? { ssr: serverBundle.ssr, define: serverBundle.define } : {}),
  // The router's own copy of it is for versions of React that have none.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
          output: { minify: serverBundle.minify },
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
                { name: 'site', tags: ['$initial'] },
                // In this order: a chunk takes with it what its modules import, unless that has its own already.
                ...[chunkOfCommon, chunkOfPages, chunkOfReading, chunkOfScreen].map(sharedChunk),
                // What visitors load when they first use a page: none of the owner's area.
                { name: 'first-use', test: /\/(api-client|browser-store|page-transition)\.ts$/ },
                sharedChunk(chunkOfOwner),
              ],
            },
          },
        },
      },
}));

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

/** A chunk of modules that more than one file needs. */
function sharedChunk(name: (id: string, modules: ModuleGraph) => string | null) {
  return { name, debugName: name.name, minShareCount: 2 };
}

// Few chunks of what is needed by several: over a slow line thirty requests cost more than the few kilobytes that a screen
// could do without.

/**
 * What every page loads. What the timeline shares with the others: it is the largest screen, and needs nothing of what only
 * those share. And what a single screen shares with the owner's first page, which would else load a chunk of each screen.
 */
function chunkOfCommon(id: string, modules: ModuleGraph): string | null {
  const screens = importersAmong(SCREENS, id, modules);
  const isOwnersToo = screens.length === 1 && importersAmong(OWNER_FIRST, id, modules).length > 0;
  const isTimelinesToo = screens.length > 1 && screens.includes(TIMELINE);
  return isOwnersToo || isTimelinesToo ? 'common' : null;
}

/** What only those share: the home page needs none of it. */
function chunkOfReading(id: string, modules: ModuleGraph): string | null {
  const screens = importersAmong(SCREENS, id, modules);
  return screens.length > 1 && screens.every(isForReading) ? 'reading' : null;
}

function isForReading(screen: string): boolean {
  return READING.includes(screen);
}

function chunkOfPages(id: string, modules: ModuleGraph): string | null {
  const screens = importersAmong(SCREENS, id, modules);
  return screens.length > 1 && !screens.every(isForReading) ? 'pages' : null;
}

/** What a visitors' screen shares with what is loaded later, or with the owner's. */
function chunkOfScreen(id: string, modules: ModuleGraph): string | null {
  const [screen] = importersAmong(SCREENS, id, modules);
  return screen === undefined ? null : `${screen.replace(/.*\/|-screen\.tsx/g, '')}-parts`;
}

/** What the owner's first page shares with the others. */
function chunkOfOwner(id: string, modules: ModuleGraph): string | null {
  return importersAmong(OWNER_FIRST, id, modules).length > 0 ? 'owner' : null;
}

/** Which of these files need the module before anything runs. */
function importersAmong(files: string[], id: string, modules: ModuleGraph): string[] {
  // A package's index imports all of it, whoever needs how little.
  if (id.includes('/node_modules/')) return [];
  const importers = new Set([id]);
  for (const importer of importers) {
    // Nor is a demo needed by who only lists it.
    const next = modules.getModuleInfo(importer)?.importers.filter(each => !each.endsWith('?facts'));
    for (const each of next ?? []) importers.add(each);
  }
  return files.filter(file => [...importers].some(importer => importer.endsWith(`/${file}`)));
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

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
