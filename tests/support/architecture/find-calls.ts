import type { SourceTree } from './find-wrong-arrows';
import { CALLING_FILES, DATA_LIBRARY_FILES } from './guard-lists';
import { listImports } from './list-imports';

/** The names of the browser's requests, but not the methods of other objects with these names. */
const REQUESTS =
  /(?<![.\w'])(?:(?:globalThis|window|self|navigator)\.)?(fetch|XMLHttpRequest|sendBeacon|EventSource|WebSocket)\b(?=\s*[(),;}])/g;
/** Packages that load data, and the project's own file with the tRPC hooks. */
const DATA_LIBRARIES = /^@(trpc|tanstack)\/|(^|\/)trpc$/;

/**
 * Returns a complaint for each client file that calls the server without a `-queries.ts` file or an entry in
 * the lists.
 */
export function findCalls(tree: SourceTree): string[] {
  const complaints = [...tree].flatMap(([file, text]) => [
    ...(CALLING_FILES.includes(file) ? [] : findRequests(file, text)),
    ...(/-queries\.tsx?$/.test(file) ? [] : findHooks(file, text)),
  ]);
  return [...new Set(complaints)];
}

function findRequests(file: string, text: string): string[] {
  const code = text.replace(/\/\*.*?\*\/|\/\/ [^\n]*/gs, '');
  return Array.from(
    code.matchAll(REQUESTS),
    ([, name]) => `${file}: ${name} is for the files of guard-lists.ts`,
  );
}

function findHooks(file: string, text: string): string[] {
  const complaints = listImports(file, text)
    .filter(({ specifier, typeOnly }) => !typeOnly && DATA_LIBRARIES.test(specifier))
    .filter(() => !DATA_LIBRARY_FILES.includes(file))
    .map(({ specifier }) => `${file}: ${specifier} is for x-queries.ts`);
  if (/\btrpc\.(?:\w+\.)*use[A-Z]/.test(text)) complaints.push(`${file}: hooks of trpc are for x-queries.ts`);
  return complaints;
}
