import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findWrongArrows, type SourceTree } from './support/architecture/find-wrong-arrows';

const root = resolve(import.meta.dirname, '..');

test('every import goes one way', () => {
  const tree = readTree(['src', 'migrations']);

  expect(tree.size).toBeGreaterThan(0);
  expect(findWrongArrows(tree)).toEqual([]);
});

const wrong: { fact: string; files: Record<string, string>; complaints: string[] }[] = [
  {
    fact: 'the contract imports no other package than zod',
    files: { 'src/shared/contract/a.ts': "import { v7 } from 'uuid'; import { z } from 'zod';" },
    complaints: ['src/shared/contract/a.ts -> uuid: shared may import only these packages: zod'],
  },
  {
    fact: 'the contract knows no server',
    files: {
      'src/shared/contract/a.ts': "import type { E } from '../../server/core/env';",
      'src/server/core/env.ts': 'export type E = 1;',
    },
    complaints: ['src/shared/contract/a.ts -> src/server/core/env.ts: shared may not import server/core'],
  },
  {
    fact: 'core knows no feature, not even by a dynamic import',
    files: {
      'src/server/core/trpc.ts': "export const load = () => import('../features/projects/project-service');",
      'src/server/features/projects/project-service.ts': '',
    },
    complaints: [
      'src/server/core/trpc.ts -> src/server/features/projects/project-service.ts: server/core may not import server/features',
    ],
  },
  {
    fact: 'a feature of the server imports no other feature',
    files: {
      'src/server/features/views/view-service.ts':
        "import { projectEntity } from '../projects/project-entity';",
      'src/server/features/projects/project-entity.ts': 'export const projectEntity = 1;',
    },
    complaints: [
      'src/server/features/views/view-service.ts -> src/server/features/projects/project-entity.ts: folders of server/features may not import each other',
    ],
  },
  {
    fact: 'a feature does not reach for the database that stands beside it',
    files: {
      'src/server/features/views/view-service.ts': "export { queue } from '../../db/write-queue';",
      'src/server/db/write-queue.ts': 'export const queue = 1;',
    },
    complaints: [
      'src/server/features/views/view-service.ts -> src/server/db/write-queue.ts: server/features may not import server/db',
    ],
  },
  {
    fact: 'the database knows no feature, not even by a type in the middle of a line',
    files: {
      'src/server/db/sample/rows.ts': "type Row = import('../../features/site/site-entity').Row;",
      'src/server/features/site/site-entity.ts': 'export type Row = 1;',
    },
    complaints: [
      'src/server/db/sample/rows.ts -> src/server/features/site/site-entity.ts: server/db may not import server/features',
    ],
  },
  {
    fact: 'nothing imports the file that starts the server',
    files: { 'src/server/app.ts': "import './main';", 'src/server/main.ts': '' },
    complaints: ['src/server/app.ts -> src/server/main.ts: server/app may not import server/start'],
  },
  {
    fact: 'the server knows the client by types alone',
    files: {
      'src/server/http/pages.ts': "const page = await import('../../client/entry-server'); export { page };",
      'src/client/entry-server.tsx': '',
    },
    complaints: [
      'src/server/http/pages.ts -> src/client/entry-server.tsx: this bridge is for types only (import type)',
    ],
  },
  {
    fact: 'the client knows the server by the type of its router alone',
    files: {
      'src/client/lib/api/trpc.ts':
        "import { type AppRouter, appRouter } from '../../../server/api/app-router';",
      'src/client/lib/session/session.ts': "import type { AppRouter } from '../../../server/api/app-router';",
      'src/server/api/app-router.ts': '',
    },
    complaints: [
      'src/client/lib/api/trpc.ts -> src/server/api/app-router.ts: this bridge is for types only (import type)',
      'src/client/lib/session/session.ts -> src/server/api/app-router.ts: client/lib may not import server/api',
    ],
  },
  {
    fact: 'the design system knows none of ours',
    files: {
      'src/client/ui/card.tsx': "import { paths } from '../lib/paths'; export const card = <p>{paths}</p>;",
      'src/client/lib/paths.ts': "export const paths = '';",
    },
    complaints: ['src/client/ui/card.tsx -> src/client/lib/paths.ts: client/ui may not import client/lib'],
  },
  {
    fact: 'a feature of the client takes not even a style from another feature',
    files: { 'src/client/features/skills/chip.tsx': "import styles from '../projects/card.module.css';" },
    complaints: [
      'src/client/features/skills/chip.tsx -> src/client/features/projects/card.module.css: folders of client/features may not import each other',
    ],
  },
  {
    fact: 'a feature imports no screen, and a screen no layout',
    files: {
      'src/client/features/skills/chip.tsx': "import '../../screens/home';",
      'src/client/screens/home/index.tsx': "import '../../app/routes';",
      'src/client/app/routes.tsx': "import '../entry-client';",
      'src/client/entry-client.tsx': '',
    },
    complaints: [
      'src/client/features/skills/chip.tsx -> src/client/screens/home/index.tsx: client/features may not import client/screens',
      'src/client/screens/home/index.tsx -> src/client/app/routes.tsx: client/screens may not import client/app',
      'src/client/app/routes.tsx -> src/client/entry-client.tsx: client/app may not import client/entries',
    ],
  },
  {
    fact: 'a migration imports no entity and few packages',
    files: {
      'migrations/1-first.ts':
        "import 'zod'; import '../src/server/features/projects/project-entity'; import 'typeorm';",
      'src/server/features/projects/project-entity.ts': '',
    },
    complaints: [
      'migrations/1-first.ts -> zod: migrations may import only these packages: typeorm, node:crypto',
      'migrations/1-first.ts -> src/server/features/projects/project-entity.ts: migrations may not import server/features',
    ],
  },
  {
    fact: 'three files do not import each other in a circle, not even for a type',
    files: {
      'src/shared/a.ts': "import type { B } from './b'; export type A = B;",
      'src/shared/b.ts': "export type { A as B } from './c';",
      'src/shared/c.ts': "export * from './a';",
    },
    complaints: ['circle: src/shared/a.ts -> src/shared/b.ts -> src/shared/c.ts -> src/shared/a.ts'],
  },
  {
    fact: 'only one file reads process.env',
    files: {
      'src/server/core/env.ts': 'export const port = process.env.PORT;',
      'src/server/app.ts': 'const { argv } = process; process.exit(argv.env.length);',
      'src/server/core/logger.ts': "export const level = process['env'].LOG_LEVEL;",
      'src/server/main.ts': 'const { env } = globalThis.process; env;',
      'src/server/dev.ts': "import process, { argv, env as e } from 'node:process'; [e, argv];",
    },
    complaints: [
      'src/server/core/logger.ts: reads process.env; only src/server/core/env.ts may',
      'src/server/main.ts: reads process.env; only src/server/core/env.ts may',
      'src/server/dev.ts: reads process.env; only src/server/core/env.ts may',
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

test('the arrows of the house are allowed', () => {
  const right: SourceTree = new Map([
    ['src/shared/contract/project.ts', "import { z } from 'zod'; import { id } from './common'; id; z;"],
    ['src/shared/contract/common.ts', 'export const id = 1;'],
    ['migrations/index.ts', "import { First } from './1-first'; First;"],
    ['migrations/1-first.ts', "import { column } from '../src/server/core/columns'; column;"],
    ['src/server/core/columns.ts', "import type { Column } from 'typeorm';"],
    ['src/server/features/projects/project-service.ts', "import '../../../shared/contract/project';"],
    ['src/server/features/projects/project-router.ts', "import './project-service';"],
    ['src/server/db/data-source.ts', "import '../../../migrations/index';"],
    ['src/server/api/app-router.ts', "import '../features/projects/project-router';"],
    ['src/server/http/pages.ts', "import '../api/app-router'; export const load = (p: string) => import(p);"],
    ['src/server/app.ts', "import './http/pages';"],
    ['src/server/main.ts', "import './app'; import './db/data-source';"],
    ['src/client/ui/card.tsx', "import styles from './card.module.css'; styles;"],
    ['src/client/lib/api/trpc.ts', "import type { AppRouter } from '../../../server/api/app-router';"],
    [
      'src/client/features/projects/project-queries.ts',
      "import '../../lib/api/trpc'; import '../../ui/card';",
    ],
    ['src/client/screens/home-screen.tsx', "import '../features/projects/project-queries';"],
    ['src/client/app/routes.tsx', "export const home = () => import('../screens/home-screen');"],
    ['src/client/entry-client.tsx', "import { routes } from './app/routes'; routes;"],
  ]);

  expect(findWrongArrows(right)).toEqual([]);
});

function readTree(folders: string[]): SourceTree {
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(ts|tsx|mts)$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map(file => [relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]));
}
