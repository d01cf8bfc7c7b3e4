import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ShellBlock = {
  /** Such as "docs/operate.md:40". */
  place: string;
  commands: string;
  /** Why the test does not run the block. */
  reason: string | undefined;
};

const BLOCK = /^( *)(?:<!-- not run: (.+?) -->\n+ *)?```sh\n([\s\S]*?)^ *```$/gm;

/** Lists the fenced `sh` blocks of the README and the docs. A comment before one may say why no test runs it. */
export function listShellBlocks(root: string): ShellBlock[] {
  const docs = readdirSync(join(root, 'docs')).filter(name => name.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', ...docs.map(name => `docs/${name}`)].flatMap(path => {
    const text = readFileSync(join(root, path), 'utf8');
    return Array.from(text.matchAll(BLOCK), ({ index, 2: reason, 3: commands = '' }) => ({
      place: `${path}:${text.slice(0, index).split('\n').length}`,
      commands,
      reason,
    }));
  });
}

/** Counts the fences themselves, so that a block that the pattern misses is noticed. */
export function countShellFences(root: string): number {
  const docs = readdirSync(join(root, 'docs')).filter(name => name.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', ...docs.map(name => `docs/${name}`)]
    .map(path => readFileSync(join(root, path), 'utf8').split('```sh').length - 1)
    .reduce((sum, count) => sum + count, 0);
}

/** Prints which blocks no test runs, and why. */
export function printReasons(root: string): void {
  for (const { place, reason } of listShellBlocks(root))
    if (reason !== undefined) console.log(`not run: ${place}: ${reason}`);
}
