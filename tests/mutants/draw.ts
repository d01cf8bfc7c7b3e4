import { execFileSync } from 'node:child_process';
import { seededRandom } from '../support/seeded-random.ts';

// npx tsx tests/mutants/draw.ts             prints the files and lines that edits.ts mutates, as of COMMIT
//
// A drawn line is mutated if it can be, otherwise the next one in the file that can. Lines whose mutation
// changes nothing that anyone sees are replaced by the file's next spare line.

const SEED = 20261128;
const COMMIT = '877b19e5';
const SPARE_LINES = 4;

/** The first stratum that fits a file owns it. `edits` holds the number of edits in each drawn file. */
const STRATA = [
  { name: 'styles', path: /\.module\.css$/, edits: [2, 2] },
  { name: 'base styles', path: /\.css$/, edits: [2] },
  {
    name: 'permissions',
    path: /^src\/server\//,
    text: /isOwner|ownerProcedure|UNAUTHORIZED|FORBIDDEN/,
    edits: [3, 3, 3],
  },
  {
    name: 'queries',
    path: /^src\/server\//,
    text: /createQueryBuilder|orderBy|order: \{/,
    edits: [3, 3, 3],
  },
  {
    name: 'server caches',
    path: /^src\/server\//,
    text: /invalidate|cacheTags?\b|CacheTag|response-cache/,
    edits: [2],
  },
  { name: 'client caches', path: /^src\/client\//, text: /invalidate|setData/, edits: [2, 2] },
  { name: 'rules', path: /^src\/server\/(api|composition|core|features|imports)\//, edits: [3, 3, 3, 3] },
  {
    name: 'texts',
    path: /^src\/(client|shared)\//,
    text: /(['>`]|^ +)[A-Z][a-z]+,? [a-z]+ [^;]*[.'<`]/m,
    edits: [2, 2],
  },
  { name: 'behaviour', path: /^src\/client\//, edits: [3, 3, 3, 3] },
];
const LEFT_OUT = /\/sample\/data\/|-examples\.ts$|-entity\.ts$|\/openapi\/|\/drawing\/|\.d\.ts$/;
const NOT_CODE = /^\s*($|import |export \* |\/\/|\/?\*|[\])}>;,]*$|} from )/;

const random = seededRandom(SEED);
const files = git('ls-tree', '-r', '--name-only', COMMIT, 'src')
  .split('\n')
  .filter(path => /\.(css|tsx?)$/.test(path) && !LEFT_OUT.test(path))
  .map(path => ({ path, text: git('show', `${COMMIT}:${path}`) }))
  .filter(({ text }) => text.split('\n').length > 25);

for (const { name, edits } of STRATA) {
  const own = shuffle(files.filter(file => STRATA.find(stratum => fits(file, stratum))?.name === name));
  console.info(`\n${name} (${own.length} files)`);
  for (const [index, count] of edits.entries()) {
    const { path, text } = own[index] ?? { path: '', text: '' };
    const lines = text.split('\n').flatMap((line, at) => (NOT_CODE.test(line) ? [] : at + 1));
    const order = shuffle(lines);
    const [drawn, spare] = [order.slice(0, count), order.slice(count, count + SPARE_LINES)];
    console.info(`  ${path}  lines ${drawn.join(', ')}; spare ${spare.join(', ')}`);
  }
}

type Stratum = (typeof STRATA)[number];

function fits(file: { path: string; text: string }, { path, text }: Stratum): boolean {
  return path.test(file.path) && (text?.test(file.text) ?? true);
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map(item => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}
