import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What a public page may load of JavaScript at first, compressed with brotli, in bytes. */
const BUDGET = 115_000;

const VISITORS_SCREEN = /\/src\/client\/(screens\/[^/]+-screen\.tsx)$/;

/** Prints what each public page loads of JavaScript at first, and fails the build when one is over the budget. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    writeBundle(_options, bundle) {
      const pages = firstLoads(bundle);
      process.stdout.write(
        `JavaScript of the first load, brotli (at most ${kilobytes(BUDGET)}):\n` +
          lines(pages.map(({ screen, bytes }) => [screen, bytes])),
      );
      const heaviest = pages.toSorted((one, other) => other.bytes - one.bytes)[0];
      if (!heaviest) throw new Error('The build has no page to weigh');
      if (heaviest.bytes > BUDGET) throw new Error(complaintAbout(heaviest));
    },
  };
}

type FirstLoad = { screen: string; chunks: Chunk[]; bytes: number };

/** Of each visitor's screen: the entry and the screen, with all that they import before anything runs. */
function firstLoads(bundle: Bundle): FirstLoad[] {
  const all = Object.values(bundle).filter(file => file.type === 'chunk');
  const entry = all.find(chunk => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  return all.flatMap(start => {
    const [, screen] = VISITORS_SCREEN.exec(start.facadeModuleId ?? '') ?? [];
    if (screen === undefined) return [];
    const chunks = withImports([entry, start], bundle);
    return { screen, chunks, bytes: sumOf(chunks, ({ code }) => compressedSize(code)) };
  });
}

function withImports(chunks: Chunk[], bundle: Bundle): Chunk[] {
  const found = new Set(chunks);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return [...found];
}

/** Names what has grown. */
function complaintAbout({ screen, chunks, bytes }: FirstLoad): string {
  return [
    `${screen} is over the budget of JavaScript by ${kilobytes(bytes - BUDGET)}. It loads:`,
    lines(chunks.map(({ fileName, code }) => [fileName, compressedSize(code)])),
    'The largest of it, by what each part is of its chunk:',
    lines(largestParts(chunks)),
  ].join('\n');
}

const LARGEST = 25;

/** Packages, and our own modules by their folder: each with its share of what its chunk weighs compressed. */
function largestParts(chunks: Chunk[]): [string, number][] {
  const parts = new Map<string, number>();
  for (const { code, modules } of chunks) {
    const entries = Object.entries(modules);
    const scale = compressedSize(code) / sumOf(entries, ([, { renderedLength }]) => renderedLength);
    for (const [id, { renderedLength }] of entries) {
      const part = partOf(id);
      parts.set(part, (parts.get(part) ?? 0) + renderedLength * scale);
    }
  }
  return [...parts].sort(([, one], [, other]) => other - one).slice(0, LARGEST);
}

function partOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return name ?? id.replace(/.*\/src\//, '').replace(/\/[^/]*$/, '');
}

function lines(rows: [string, number][]): string {
  return rows.map(([name, bytes]) => `  ${name.padEnd(40)}${kilobytes(bytes)}\n`).join('');
}

const sizes = new Map<string, number>();

/** Kept: the pages share most of their chunks, and the best compression takes its time. */
function compressedSize(code: string): number {
  const size =
    sizes.get(code) ?? brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(code, size);
  return size;
}

function sumOf<Item>(items: Item[], measure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + measure(item), 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
