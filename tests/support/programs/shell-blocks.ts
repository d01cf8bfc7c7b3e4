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
  return readDocuments(root).flatMap(({ path, text }) => {
    return Array.from(text.matchAll(BLOCK), ({ index, 2: reason, 3: commands = '' }) => ({
      place: `${path}:${text.slice(0, index).split('\n').length}`,
      commands,
      reason,
    }));
  });
}

/** Counts the fences themselves, so that a block that the pattern misses is noticed. */
export function countShellFences(root: string): number {
  return readDocuments(root).reduce((sum, { text }) => sum + text.split('```sh').length - 1, 0);
}

function readDocuments(root: string): { path: string; text: string }[] {
  const docs = readdirSync(join(root, 'docs')).filter(name => name.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', ...docs.map(name => `docs/${name}`)].map(path => {
    return { path, text: readFileSync(join(root, path), 'utf8') };
  });
}

/** Prints which blocks no test runs, and why. */
export function printReasons(root: string): void {
  for (const { place, reason } of listShellBlocks(root))
    if (reason !== undefined) console.log(`not run: ${place}: ${reason}`);
}
