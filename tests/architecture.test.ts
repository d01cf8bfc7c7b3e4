import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findWrongArrows, type SourceTree } from './support/architecture/find-wrong-arrows';
import { findWrongStyles } from './support/architecture/find-wrong-styles';

const root = resolve(import.meta.dirname, '..');

test('every import goes one way', () => {
  const tree = readTree(['src', 'migrations']);

  expect(tree.size).toBeGreaterThan(0);
  expect(findWrongArrows(tree)).toEqual([]);
});

const wrong: { fact: string; files: Record<string, string>; complaints: string[] }[] = [
  {
    fact: 'a room imports no other packages than those in its list',
    files: { 'src/shared/contract/a.ts': "import { v7 } from 'uuid'; import { z } from 'zod';" },
    complaints: ['src/shared/contract/a.ts -> uuid: shared may import only these packages: zod'],
  },
  {
    fact: 'a room imports no other rooms than those in its list',
    files: {
      'src/server/features/views/view-service.ts': "export { queue } from '../../db/write-queue';",
      'src/server/db/write-queue.ts': 'export const queue = 1;',
    },
    complaints: [
      'src/server/features/views/view-service.ts -> src/server/db/write-queue.ts: server/features may not import server/db',
    ],
  },
  {
    fact: 'a dynamic import is an arrow',
    files: {
      'src/server/core/trpc.ts': "export const load = () => import('../features/projects/project-service');",
      'src/server/features/projects/project-service.ts': '',
    },
    complaints: [
      'src/server/core/trpc.ts -> src/server/features/projects/project-service.ts: server/core may not import server/features',
    ],
  },
  {
    fact: 'a type is an arrow, also in the middle of a line',
    files: {
      'src/server/db/sample/a.ts': "import type { Row } from '../../features/site/site-entity';",
      'src/server/db/sample/b.ts': "type Row = import('../../features/site/site-entity').Row;",
      'src/server/features/site/site-entity.ts': 'export type Row = 1;',
    },
    complaints: [
      'src/server/db/sample/a.ts -> src/server/features/site/site-entity.ts: server/db may not import server/features',
      'src/server/db/sample/b.ts -> src/server/features/site/site-entity.ts: server/db may not import server/features',
    ],
  },
  {
    fact: 'a feature takes not even a style from another feature',
    files: { 'src/client/features/skills/chip.tsx': "import styles from '../projects/card.module.css';" },
    complaints: [
      'src/client/features/skills/chip.tsx -> src/client/features/projects/card.module.css: folders of client/features may not import each other',
    ],
  },
  {
    fact: 'a bridge between server and client is for its one file and for types alone',
    files: {
      'src/server/http/pages.ts': "const page = await import('../../client/entry-server'); export { page };",
      'src/client/entry-server.tsx': '',
      'src/client/lib/api/trpc.ts':
        "import { type AppRouter, appRouter } from '../../../server/api/app-router';",
      'src/client/lib/session/session.ts': "import type { AppRouter } from '../../../server/api/app-router';",
      'src/server/api/app-router.ts': '',
    },
    complaints: [
      'src/server/http/pages.ts -> src/client/entry-server.tsx: this bridge is for types only (import type)',
      'src/client/lib/api/trpc.ts -> src/server/api/app-router.ts: this bridge is for types only (import type)',
      'src/client/lib/session/session.ts -> src/server/api/app-router.ts: client/lib may not import server/api',
    ],
  },
  {
    fact: 'no file stands outside the rooms',
    files: { 'src/misc/things.ts': '' },
    complaints: ['src/misc/things.ts: stands in no room (tests/support/architecture/rooms.ts)'],
  },
];

for (const { fact, files, complaints } of wrong) {
  test(fact, () => {
    expect(findWrongArrows(new Map(Object.entries(files)))).toEqual(complaints);
  });
}

test('what is no arrow is no complaint', () => {
  const right: SourceTree = new Map([
    ['src/client/lib/api/trpc.ts', "import type { AppRouter } from '../../../server/api/app-router';"],
    ['src/client/ui/card.tsx', "import styles from './card.module.css'; styles;"],
    ['src/server/http/pages.ts', "import '../api/app-router'; export const load = (p: string) => import(p);"],
    ['src/server/api/app-router.ts', ''],
  ]);

  expect(findWrongArrows(right)).toEqual([]);
});

test('style sheets use the fonts and classes that there are', () => {
  const sheets = readTree(['src/client'], /\.css$/);

  expect(sheets.size).toBeGreaterThan(50);
  expect(findWrongStyles(sheets)).toEqual([]);
});

test('a font, a class or a look that a style sheet cannot have is named', () => {
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

test('lint finds circles, also of types, and whoever else reads process.env', async () => {
  const found = await lint({
    'src/shared/a.ts': "import type { B } from './b'; export type A = B;",
    'src/shared/b.ts': "export type { A as B } from './c';",
    'src/shared/c.ts': "export * from './a';",
    'src/client/app/d.ts': "export const load = () => import('./e');",
    'src/client/app/e.ts': "import { load } from './d'; export const again = load;",
    'src/server/core/env.ts': 'export const port = process.env.PORT;',
    'src/server/app.ts': 'const { argv } = process; process.exit(argv.length);',
    'src/server/core/logger.ts': "export const level = process['env'].LOG_LEVEL;",
    'src/server/main.ts': 'const { env } = globalThis.process; env;',
    'src/server/run.ts': 'const { env: variables, argv } = process; argv; variables;',
    'src/server/dev.ts': "import process, { argv, env as e } from 'node:process'; [e, argv, process];",
  });

  expect(found).toEqual([
    'src/client/app/d.ts: noImportCycles',
    'src/client/app/e.ts: noImportCycles',
    'src/server/core/logger.ts: noProcessEnv',
    'src/server/dev.ts: noRestrictedImports',
    'src/server/main.ts: plugin',
    'src/server/run.ts: plugin',
    'src/shared/a.ts: noImportCycles',
    'src/shared/b.ts: noImportCycles',
    'src/shared/c.ts: noImportCycles',
  ]);
});

/** What the project's lint says of these files, of the rules that watch over the architecture. */
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
    // It fails when it finds something.
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
