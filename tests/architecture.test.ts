import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findCalls } from './support/architecture/find-calls';
import { findWorkarounds } from './support/architecture/find-workarounds';
import { findWrongArrows, type SourceTree } from './support/architecture/find-wrong-arrows';
import { findWrongClasses } from './support/architecture/find-wrong-classes';
import { findWrongStyles } from './support/architecture/find-wrong-styles';
import { CALLING_FILES, DATA_LIBRARY_FILES } from './support/architecture/guard-lists';

const root = resolve(import.meta.dirname, '..');

test('every import follows the allowed directions', () => {
  const tree = readTree(['src', 'migrations']);
  expect(tree.size).toBeGreaterThan(0);
  expect(findWrongArrows(tree)).toEqual([]);
});

test('wrong imports are reported', () => {
  const wrong: SourceTree = new Map([
    ['src/shared/a.ts', "import { v7 } from 'uuid'; import { z } from 'zod';"],
    ['src/server/features/views/a.ts', "export { queue } from '../../db/write-queue';"],
    ['src/server/db/write-queue.ts', "type Row = import('../features/views/a').Row;"],
    ['src/server/core/database/a.ts', "import type { Row } from '#server/core/content/rows';"],
    ['src/server/core/content/rows.ts', "import '#server/core/database/a';"],
    ['src/client/features/skills/chip.tsx', "import styles from '../projects/card.module.css';"],
    ['src/client/extras/extras.ts', "export { a } from './demos/a';"],
    ['src/client/extras/demos/a.ts', "import '../drawings/a';"],
    ['src/client/screens/b.ts', "import '#client/extras/extras'; import '#client/extras/demos/a';"],
    ['src/client/lib/api/trpc.ts', "import { appRouter } from '../../../server/app-router';"],
    [
      'src/client/features/posts/note-kind.ts',
      "import('../../screens/a'); export { a } from '../../screens/a';",
    ],
    ['src/server/app-router.ts', ''],
    ['src/server/extras/metrics/index.ts', ''],
    ['src/server/composition/services.ts', "import { metrics } from '#server/extras/metrics/index';"],
    ['src/shared/extras/imports/a.ts', ''],
    [
      'src/server/extras/static-copy/index.ts',
      "import '#server/extras/metrics/index'; import '#shared/extras/imports/a';",
    ],
    ['src/server/extras/imports/index.ts', "import '#shared/extras/imports/a';"],
    ['src/server/api/a.ts', "import '#shared/extras/imports/a';"],
    ['src/misc/things.ts', ''],
  ]);
  expect(findWrongArrows(wrong).map(line => line.replaceAll('src/', ''))).toEqual([
    'shared/a.ts -> uuid: shared may import only these packages: zod, minisearch',
    'server/features/views/a.ts -> server/db/write-queue.ts: server/features may not import server/db',
    'server/db/write-queue.ts -> server/features/views/a.ts: server/db may not import server/features',
    'server/core/database/a.ts -> server/core/content/rows.ts: database may not import content, which is above it in server/core',
    'client/features/skills/chip.tsx -> client/features/projects/card.module.css: features may not import each other',
    'client/extras/demos/a.ts -> client/extras/drawings/a: extras may not import each other',
    'client/screens/b.ts -> client/extras/demos/a.ts: client/screens may not import client/extras',
    'client/lib/api/trpc.ts -> server/app-router.ts: this bridge is for types only (import type)',
    'client/features/posts/note-kind.ts -> client/screens/a: this bridge is for import() only',
    'server/composition/services.ts -> server/extras/metrics/index.ts: server/composition may not import server/extras',
    'server/extras/static-copy/index.ts -> server/extras/metrics/index.ts: extras may not import each other',
    'server/extras/static-copy/index.ts -> shared/extras/imports/a.ts: extras may not import each other',
    'server/api/a.ts -> shared/extras/imports/a.ts: server/api may not import shared/extras',
    'misc/things.ts: belongs to no room (tests/support/architecture/rooms.ts)',
  ]);
});

test('no source file patches a library or depends on its internals', () => {
  const config = readFileSync(join(root, 'vite.config.ts'), 'utf8');
  expect(findWorkarounds(readTree(['src', 'migrations']).set('vite.config.ts', config))).toEqual([]);
});

test.each([
  ["import x from 'pkg/dist/x.js';", 'src/build/a.ts: pkg/dist/x.js is an internal file of its package'],
  ["import x from 'pkg'; x.y = 1;", 'src/build/a.ts:1: x is imported: nothing is assigned to it'],
  ["import x from 'pkg'; Object.assign(x, y);", 'src/build/a.ts:1: x is imported: nothing is assigned to it'],
  ['x.send = () => 1;', 'src/build/a.ts:1: the method send of an object is replaced'],
  ['new Proxy(x, y);', 'src/build/a.ts:1: a Proxy changes how an object behaves'],
  ['(x as { y: 1 }).y;', 'src/build/a.ts:1: no field is read through a cast'],
  ['const y = x as unknown as Y;', 'src/build/a.ts:1: two casts take every type away'],
  ['Object(x)._y;', 'src/build/a.ts:1: _y is private to its library'],
  ["Reflect.get(x, 'y');", 'src/build/a.ts:1: no field is read through Reflect.get'],
  ['const a = { transform() {} };', 'src/build/a.ts:1: the hook transform rewrites code in the build'],
])('`%s` is reported', (text, complaint) => {
  expect(findWorkarounds(new Map([['src/build/a.ts', text]]))).toEqual([complaint]);
});

test('the client requests data only in the files listed for it', () => {
  const client = readTree(['src/client']);
  expect(findCalls(client)).toEqual([]);
  // The lists name no deleted file.
  expect([...CALLING_FILES, ...DATA_LIBRARY_FILES].filter(file => !client.has(file))).toEqual([]);
});

test('requests and data libraries in any other file are reported', () => {
  const client: SourceTree = new Map([
    ['src/client/a.ts', "import { useQuery } from '@tanstack/react-query'; self.fetch('/x');"],
    ['src/client/app/app-root.tsx', "import { trpc } from '../lib/api/trpc'; trpc.skills.list.useQuery();"],
    ['src/client/b-queries.ts', "import { trpc } from './lib/api/trpc'; trpc.useUtils();"],
  ]);
  expect(findCalls(client)).toEqual([
    'src/client/a.ts: fetch is for the files of guard-lists.ts',
    'src/client/a.ts: @tanstack/react-query is for x-queries.ts',
    'src/client/app/app-root.tsx: hooks of trpc are for x-queries.ts',
  ]);
});

test('style sheets use existing fonts and variants, three widths and logical sides', () => {
  const sheets = readTree(['src/client'], /\.css$/);
  expect(sheets.size).toBeGreaterThan(50);
  expect(findWrongStyles(sheets)).toEqual([]);
});

test.each([
  ['@media (max-width: 40rem) {}', 'a.css: (max-width: 40rem) is a range, such as (width < 40rem)'],
  ['@media (width < 30rem) {}', 'a.css: no other layout changes at 30rem'],
  ['  margin-left: 0;', 'a.css: margin-left has a logical form'],
  ['  font-weight: 700;', 'a.css: no font file has font-weight: 700'],
  ['[data-style="terminal"] p {}', 'a.css: [data-style="terminal"] names a style'],
  ['[data-variants~="panel-odd"] p {}', 'no style chooses the variant panel-odd'],
])('the style sheet `%s` is reported', (css, complaint) => {
  expect(findWrongStyles(new Map([['a.css', css]]))).toContain(complaint);
});

test('a variant that no style sheet has is reported', () => {
  expect(findWrongStyles(new Map())).toContain('no sheet has the variant chip-words');
});

test('components use the classes of their style sheets, and all of them', () => {
  expect(findWrongClasses(readTree(['src/client'], /\.(?:tsx?|module\.css)$/))).toEqual([]);
});

test('missing and unused classes are reported', () => {
  const wrong: SourceTree = new Map([
    [
      'src/client/ui/a.module.css',
      '.a { .b { top: .5em; } } .sm {} .lg {} /* .no */ :global(.page .stack) {}',
    ],
    ['src/client/ui/b.module.css', '.a {} .item-name {} :global([data-style~=".no"]) .b:is(.c, .d:hover) {}'],
    [
      'src/client/ui/a.tsx',
      "import styles from './a.module.css'; const a = (size: 'sm') => [styles.a, styles.x, styles[size]];",
    ],
    [
      'src/client/app/b.tsx',
      "import b from '#client/ui/b.module.css'; const [c, lg] = [b.a, b.b, b['item-name'], b['item-x'], 'lg'];",
    ],
  ]);
  expect(findWrongClasses(wrong).map(line => line.replaceAll('src/client/', ''))).toEqual([
    'ui/a.tsx: ui/a.module.css has no class x',
    'app/b.tsx: ui/b.module.css has no class item-x',
    'ui/a.module.css: no component uses the class b',
    'ui/a.module.css: no component uses the class lg',
    'ui/b.module.css: no component uses the class c',
    'ui/b.module.css: no component uses the class d',
  ]);
});

function readTree(folders: string[], pattern = /\.(ts|tsx|mts)$/): SourceTree {
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && pattern.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map(file => [relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]));
}
