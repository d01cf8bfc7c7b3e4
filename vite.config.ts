import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { serverBundle } from './src/build/server-bundle.ts';

const root = import.meta.dirname;
const target = 'es2022';

/** What a public page may load of JavaScript at first, compressed with brotli, in bytes. */
const PAGE_BUDGET = 110_000;

/** What visitors are shown, below the root of the client; the owner's screens are in a folder of their own. */
const SCREENS = readdirSync(join(root, 'src/client/screens'))
  .filter(name => name.endsWith('-screen.tsx'))
  .map(name => `screens/${name}`);

/** During development too they are bundled, so that the server does not load the whole index of icons. */
const ICONS = ['@fortawesome/free-solid-svg-icons', '@fortawesome/free-brands-svg-icons'];

/** What the owner's area begins with. */
const OWNER_FIRST = ['app/admin-area.tsx', 'screens/admin/dashboard-screen.tsx'];

/** The browser's files, or the server with the renderer of its pages: src/build/build-site.ts makes both, and says where. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(root, 'src/client'),
  plugins: [react(), ...(isSsrBuild ? serverBundle.plugins : [withoutScript(), sizeBudget()])],
  ssr: isSsrBuild ? serverBundle.ssr : { noExternal: ICONS },
  ...(isSsrBuild ? { define: serverBundle.define } : {}),
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
          treeshake: { moduleSideEffects: [{ test: /\/features\/playground\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', tags: ['$initial'] },
                shared('pages', SCREENS),
                shared('owner', OWNER_FIRST),
              ],
            },
          },
        },
      },
}));

/**
 * One chunk of the modules that these files need and others as well: over a slow line thirty requests cost more than
 * the few kilobytes that a screen could do without.
 */
function shared(name: string, files: string[]) {
  for (const file of files) {
    if (!existsSync(join(root, 'src/client', file)))
      throw new Error(`There is no ${file} to make a chunk for`);
  }
  return {
    debugName: name,
    name: (id: string, modules: ModuleGraph) => (isNeededBy(files, id, modules) ? name : null),
    minShareCount: 2,
  };
}

function isNeededBy(files: string[], id: string, modules: ModuleGraph): boolean {
  const importers = new Set([id]);
  for (const importer of importers) {
    for (const next of modules.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return files.some(file => [...importers].some(importer => importer.endsWith(`/${file}`)));
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
type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Prints what each public page weighs, and fails the build when one is over the budget. */
function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const sizes = new Map<string, number>();
      const pages = SCREENS.map(screen => ({ screen, bytes: weigh(firstChunks(bundle, screen), sizes) }));
      const lines = pages.map(({ screen, bytes }) => `  ${screen.padEnd(30)}${kilobytes(bytes)}\n`);
      process.stdout.write(
        `JavaScript of the first load, brotli (at most ${kilobytes(PAGE_BUDGET)}):\n${lines.join('')}`,
      );
      const over = pages.filter(({ bytes }) => bytes > PAGE_BUDGET).map(({ screen }) => screen);
      if (over.length > 0) throw new Error(`Over the budget of JavaScript: ${over.join(', ')}`);
    },
  };
}

/** The entry and a screen, with all that they import before anything runs. */
function firstChunks(bundle: Bundle, screen: string): Set<Chunk> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const entry = chunks.find(chunk => chunk.isEntry);
  const start = chunks.find(chunk => chunk.facadeModuleId?.endsWith(`/${screen}`));
  if (!entry || !start) throw new Error(`The budget of JavaScript names ${screen}, which was not built`);

  const found = new Set([entry, start]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return found;
}

function weigh(chunks: Iterable<Chunk>, sizes: Map<string, number>): number {
  let total = 0;
  for (const { fileName, code } of chunks) {
    const size = sizes.get(fileName) ?? compressedSize(code);
    sizes.set(fileName, size);
    total += size;
  }
  return total;
}

function compressedSize(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
