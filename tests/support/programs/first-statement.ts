import { readFileSync } from 'node:fs';

/** Finds the first line of a program that is neither an import nor a comment. */
export function findFirstStatement(file: string): string | undefined {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.find(line => !/^(import |\/\/|\/?\*|$)/.test(line));
}
