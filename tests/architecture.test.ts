import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findCalls } from './support/architecture/find-calls';
import { findWorkarounds } from './support/architecture/find-workarounds';
import { findWrongArrows, type SourceTree } from './support/architecture/find-wrong-arrows';
import { findWrongStyles } from './support/architecture/find-wrong-styles';
import { CALLING_FILES, DATA_LIBRARY_FILES } from './support/architecture/guard-lists';

const root = resolve(import.meta.dirname, '..');

test('every import follows the allowed directions', () => {
  const tree = readTree(['src', 'migrations']);
  expect(tree.size).toBeGreaterThan(0);
  expect(findWrongArrows(tree)).toEqual([]);
});

test('wrong imports in every form are reported', () => {
  const wrong: SourceTree = new Map([
    ['src/shared/contract/a.ts', "import { v7 } from 'uuid'; import { z } from 'zod';"],
    ['src/server/features/views/view-service.ts', "export { queue } from '../../db/write-queue';"],
    ['src/server/db/write-queue.ts', 'export const queue = 1;'],
    [
      'src/server/core/procedures/a.ts',
      "export const load = () => import('#server/features/site/site-entity');",
    ],
    ['src/server/features/site/site-entity.ts', 'export type Row = 1;'],
    ['src/server/db/seed/a.ts', "import type { Row } from '../../features/site/site-entity';"],
    ['src/server/db/seed/b.ts', "type Row = import('../../features/site/site-entity').Row;"],
    ['src/server/core/database/columns.ts', "import type { Row } from '#server/core/content/rows';"],
    ['src/server/core/content/rows.ts', "import '#server/core/database/columns'; export type Row = 1;"],
    ['src/client/features/skills/chip.tsx', "import styles from '../projects/card.module.css';"],
    ['src/server/http/pages.ts', "const page = await import('../../client/entry-server'); export { page };"],
    ['src/client/entry-server.tsx', ''],
    [
      'src/client/lib/api/trpc.ts',
      "import { type AppRouter, appRouter } from '../../../server/api/app-router';",
    ],
    ['src/client/lib/session/a.ts', "import type { AppRouter } from '../../../server/api/app-router';"],
    ['src/server/api/app-router.ts', ''],
    [
      'src/client/features/posts/note-kind.ts',
      "export const load = () => [import('../../screens/a'), import('../../app/b')]; export { a } from '../../screens/c';",
    ],
    ['src/client/features/posts/note-rows.tsx', "export const load = () => import('../../screens/a');"],
    ['src/client/screens/a.tsx', ''],
    ['src/client/screens/c.tsx', ''],
    ['src/client/app/b.tsx', ''],
    ['src/misc/things.ts', ''],
  ]);
  expect(findWrongArrows(wrong).map(line => line.replaceAll('src/', ''))).toEqual([
    'shared/contract/a.ts -> uuid: shared may import only these packages: zod, minisearch',
    'server/features/views/view-service.ts -> server/db/write-queue.ts: server/features may not import server/db',
    'server/core/procedures/a.ts -> server/features/site/site-entity.ts: server/core may not import server/features',
    'server/db/seed/a.ts -> server/features/site/site-entity.ts: server/db may not import server/features',
    'server/db/seed/b.ts -> server/features/site/site-entity.ts: server/db may not import server/features',
    'server/core/database/columns.ts -> server/core/content/rows.ts: database may not import content, which is above it in server/core',
    'client/features/skills/chip.tsx -> client/features/projects/card.module.css: folders of client/features may not import each other',
    'server/http/pages.ts -> client/entry-server.tsx: this bridge is for types only (import type)',
    'client/lib/api/trpc.ts -> server/api/app-router.ts: this bridge is for types only (import type)',
    'client/lib/session/a.ts -> server/api/app-router.ts: client/lib may not import server/api',
    'client/features/posts/note-kind.ts -> client/screens/c.tsx: this bridge is for import() only',
    'client/features/posts/note-kind.ts -> client/app/b.tsx: client/features may not import client/app',
    'client/features/posts/note-rows.tsx -> client/screens/a.tsx: client/features may not import client/screens',
    'misc/things.ts: belongs to no room (tests/support/architecture/rooms.ts)',
  ]);
});

test('allowed imports are not reported', () => {
  const right: SourceTree = new Map([
    ['src/client/lib/api/trpc.ts', "import type { AppRouter } from '../../../server/api/app-router';"],
    ['src/client/ui/card.tsx', "import styles from './card.module.css'; styles;"],
    ['src/server/http/pages.ts', "import '../api/app-router'; export const load = (p: string) => import(p);"],
    ['src/server/api/app-router.ts', ''],
  ]);
  expect(findWrongArrows(right)).toEqual([]);
});

test('no source file patches a library or depends on its internals', () => {
  const config = readFileSync(join(root, 'vite.config.ts'), 'utf8');
  expect(findWorkarounds(readTree(['src', 'migrations']).set('vite.config.ts', config))).toEqual([]);
});

const IMPORTED = 'x is imported: nothing is assigned to it';
const CAST = 'no field is read through a cast';

const workarounds: [text: string, complaint: string | null][] = [
  ["import x from 'pkg/dist/x.js';", 'pkg/dist/x.js is an internal file of its package'],
  ["export { x } from '@a/pkg/cjs/x';", '@a/pkg/cjs/x is an internal file of its package'],
  ["const x = await import('pkg/lib/x');", 'pkg/lib/x is an internal file of its package'],
  ["type X = import('pkg/esm/x').X;", 'pkg/esm/x is an internal file of its package'],
  ["createRequire(import.meta.url).resolve('pkg/cjs/x');", 'pkg/cjs/x is an internal file of its package'],
  [
    "import { x } from '@trpc/server/unstable-core-do-not-import';",
    '@trpc/server/unstable-core-do-not-import is an internal file of its package',
  ],
  ["import x from 'pkg/plugin'; import y from './lib/y'; import z from 'ajv/dist/2020';", null],
  ["import x from 'pkg'; x.y = 1;", IMPORTED],
  ["import { x } from 'pkg'; x.prototype.y = 1;", IMPORTED],
  ["import * as x from 'pkg'; delete x.y;", IMPORTED],
  ["import x from 'pkg'; x['a b']++;", IMPORTED],
  ["import x from 'pkg'; Object.assign(x.prototype, { y: 1 });", IMPORTED],
  ["import x from 'pkg'; Reflect.defineProperty(x, 'y', { value: 1 });", IMPORTED],
  ["import x from 'pkg'; const z = x.prototype; z.y = 1;", IMPORTED.replace('x', 'z')],
  ["import x from 'pkg'; const { z } = x; z.y = 1;", IMPORTED.replace('x', 'z')],
  ["import x from 'pkg'; const y = x(); y.z = 1; Object.assign({}, x); x.z === 1;", null],
  ['export const f = (x: X) => { x.send = () => 1; };', 'the method send of an object is replaced'],
  ['export const f = (x: X) => { x.send = x.other.bind(x); };', 'the method send of an object is replaced'],
  ['export const x = new Proxy(make(), handler);', 'a Proxy changes how an object behaves'],
  ['x.onclick = () => 1; ref.current = () => 1; x.y = f();', null],
  ['(x as { y: 1 }).y;', CAST],
  ['const { y } = x as unknown;', CAST],
  ['const y = x as unknown as Y;', 'two casts take every type away'],
  ['Object(x)._y;', '_y is private to its library'],
  ['const { _y } = Object(x);', '_y is private to its library'],
  ["x['y'];", "['y'] would read a private field: write .y"],
  ["Reflect.get(x, 'y');", 'no field is read through Reflect.get'],
  ["import type { Y } from 'pkg'; const { y } = x as Y; const z = [1] as const; z.length;", null],
  ["Object(x)._id; Object(x).name; x['a-b']; Reflect.get(x, name);", null],
];

for (const [text, complaint] of workarounds) {
  test(complaint === null ? `\`${text}\` is allowed` : `\`${text}\` is reported: ${complaint}`, () => {
    const found = findWorkarounds(new Map([['src/server/a.ts', text]]));
    expect(found).toEqual(complaint === null ? [] : [`src/server/a.ts:1: ${complaint}`]);
  });
}

test('build hooks that rewrite code are reported and other hooks are not', () => {
  const plugins: SourceTree = new Map([
    ['vite.config.ts', "export const a = { name: 'a', transform: { handler: f }, transformIndexHtml: f };"],
    ['src/build/b.ts', 'export const b = { load() {}, "generateBundle": f, writeBundle() {} };'],
    ['src/build/c.ts', 'export const c = { setup(build) { build.onLoad(f); } };'],
    ['src/server/d.ts', 'export const d = { load() {} };'],
  ]);
  expect(findWorkarounds(plugins)).toEqual([
    'vite.config.ts:1: the hook transform rewrites code in the build',
    'src/build/b.ts:1: the hook load rewrites code in the build',
    'src/build/b.ts:1: the hook generateBundle rewrites code in the build',
    'src/build/c.ts:1: the hook onLoad rewrites code in the build',
  ]);
});

test('the client requests data only in the files listed for it', () => {
  const client = readTree(['src/client']);
  expect(findCalls(client)).toEqual([]);
  // The lists name no deleted file.
  expect([...CALLING_FILES, ...DATA_LIBRARY_FILES].filter(file => !client.has(file))).toEqual([]);
});

test('requests, tRPC hooks and data libraries in any other file are reported', () => {
  const client: SourceTree = new Map([
    ['src/client/a.ts', "fetch('/x'); const s = { fetch: () => 1 }; s.fetch();"],
    ['src/client/b.ts', 'new XMLHttpRequest(); navigator.sendBeacon("/x");'],
    ['src/client/c.ts', 'const get = window.fetch; const link = httpLink({ fetch });'],
    ['src/client/d-screen.tsx', "import { trpc } from './lib/api/trpc'; trpc.skills.list.useQuery();"],
    ['src/client/d-queries.ts', "import { trpc } from './lib/api/trpc'; trpc.useUtils();"],
    ['src/client/e.ts', "import type { ApiInputs } from './lib/api/trpc';"],
    ['src/client/f.ts', "import { useQuery } from '@tanstack/react-query'; self['fetch']('/x');"],
    ['src/client/g.ts', "import { createTRPCClient } from '@trpc/client';"],
    [
      'src/client/app/app-root.tsx',
      "import { trpc } from '../lib/api/trpc'; trpc.Provider; trpc.useUtils();",
    ],
  ]);
  expect(findCalls(client)).toEqual([
    'src/client/a.ts: fetch is for the files of guard-lists.ts',
    'src/client/b.ts: XMLHttpRequest is for the files of guard-lists.ts',
    'src/client/b.ts: sendBeacon is for the files of guard-lists.ts',
    'src/client/c.ts: fetch is for the files of guard-lists.ts',
    'src/client/d-screen.tsx: trpc is for x-queries.ts',
    'src/client/d-screen.tsx: hooks of trpc are for x-queries.ts',
    'src/client/f.ts: fetch is for the files of guard-lists.ts',
    'src/client/f.ts: @tanstack/react-query is for x-queries.ts',
    'src/client/g.ts: @trpc/client is for x-queries.ts',
    'src/client/app/app-root.tsx: hooks of trpc are for x-queries.ts',
  ]);
});

test('style sheets use only existing fonts and classes', () => {
  const sheets = readTree(['src/client'], /\.css$/);
  expect(sheets.size).toBeGreaterThan(50);
  expect(findWrongStyles(sheets)).toEqual([]);
});

test('unknown fonts and classes and rules that reach other styles are reported', () => {
  const sheets: SourceTree = new Map([
    ['src/client/ui/card.module.css', '.title { font-weight: 700; --w-wide: 120%; font: 500 1rem/1 x; }'],
    ['src/client/ui/styles/looks/terminal.css', '[data-style="terminal"] .card_title, h1 { color: red }'],
    ['src/client/ui/styles/looks/editorial.css', '@media print { .card_name { font-weight: bold } }'],
  ]);
  expect(findWrongStyles(sheets)).toEqual([
    'src/client/ui/card.module.css: no font file has font-weight: 700',
    'src/client/ui/card.module.css: no font file has --w-wide: 120%',
    'src/client/ui/styles/looks/editorial.css: no font file has font-weight: bold',
    'src/client/ui/styles/looks/editorial.css: no module has .card_name',
    'src/client/ui/styles/looks/editorial.css: .card_name applies to every look',
  ]);
});

test('lint reports import cycles, including type imports, and reads of process.env outside env.ts', async () => {
  const found = await lint({
    'src/shared/a.ts': "import type { B } from './b'; export type A = B;",
    'src/shared/b.ts': "export type { A as B } from './c';",
    'src/shared/c.ts': "export * from './a';",
    'src/client/app/d.ts': "export const load = () => import('./e');",
    'src/client/app/e.ts': "import { load } from './d'; export const again = load;",
    'src/server/core/config/env.ts': 'export const port = process.env.PORT;',
    'src/server/app.ts': 'const { argv } = process; process.exit(argv.length);',
    'src/server/core/runtime/logger.ts': "export const level = process['env'].LOG_LEVEL;",
    'src/server/main.ts': 'const { env } = globalThis.process; env;',
    'src/server/run.ts': 'const { env: variables, argv } = process; argv; variables;',
    'src/server/dev.ts': "import process, { argv, env as e } from 'node:process'; [e, argv, process];",
  });
  expect(found).toEqual([
    'src/client/app/d.ts: noImportCycles',
    'src/client/app/e.ts: noImportCycles',
    'src/server/core/runtime/logger.ts: noProcessEnv',
    'src/server/dev.ts: noRestrictedImports',
    'src/server/main.ts: plugin',
    'src/server/run.ts: plugin',
    'src/shared/a.ts: noImportCycles',
    'src/shared/b.ts: noImportCycles',
    'src/shared/c.ts: noImportCycles',
  ]);
});

/** Lints these files with the project's settings and returns the findings of the rules about architecture. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-lint-'));
  try {
    const rules = 'tests/support/architecture/no-process-env.grit';
    await cp(join(root, rules), join(folder, rules));
    const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...settings, vcs: { enabled: false } }));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(join(folder, dirname(file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    const report = JSON.parse(await runBiome(['lint', '--reporter=json', 'src'], folder));
    const found: string[] = report.diagnostics.map(
      ({ category, location }: { category: string; location: { path: string } }) =>
        `${location.path}: ${category.split('/').at(-1)}`,
    );
    const watched = /: (plugin|noImportCycles|noProcessEnv|noRestrictedImports)$/;
    return [...new Set(found.filter(line => watched.test(line)))].sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runBiome(args: string[], folder: string): Promise<string> {
  return new Promise(done => {
    // Biome exits with an error when it has findings.
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, stdout) => done(stdout));
  });
}

function readTree(folders: string[], pattern = /\.(ts|tsx|mts)$/): SourceTree {
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && pattern.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map(file => [relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]));
}
