import { parseSync, Visitor } from 'vite';
import type { SourceTree } from './find-wrong-arrows';
import { CALLING_FILES, DATA_LIBRARY_FILES } from './guard-lists';
import { listImports } from './list-imports';

const REQUESTS = ['fetch', 'XMLHttpRequest', 'sendBeacon', 'EventSource', 'WebSocket'];
/** Packages that load data, and the project's own file with the tRPC hooks. */
const DATA_LIBRARIES = /^@(trpc|tanstack)\/|(^|\/)trpc$/;
const GLOBALS = ['globalThis', 'window', 'self', 'navigator'];

/**
 * Returns a complaint for each client file that calls the server without a `-queries.ts` file or an entry in
 * the lists.
 */
export function findCalls(tree: SourceTree): string[] {
  return [...tree]
    .filter(([file]) => file.startsWith('src/client/'))
    .flatMap(([file, text]) => [
      ...(CALLING_FILES.includes(file) ? [] : findRequests(file, text)),
      ...(isForQueries(file) ? [] : findHooks(file, text)),
    ]);
}

function findRequests(file: string, text: string): string[] {
  const names = new Set<string>();
  const addRequest = (name: string) => {
    if (REQUESTS.includes(name)) names.add(name);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: parameters }) => {
      for (const node of [callee, ...parameters]) if (node.type === 'Identifier') addRequest(node.name);
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier') addRequest(callee.name);
    },
    MemberExpression: ({ object, property }) => {
      const isGlobal = object.type === 'Identifier' && GLOBALS.includes(object.name);
      if (isGlobal && property.type === 'Identifier') addRequest(property.name);
      if (isGlobal && property.type === 'Literal') addRequest(String(property.value));
    },
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'Identifier') addRequest(init.name);
    },
    Property: ({ value }) => {
      if (value.type === 'Identifier') addRequest(value.name);
    },
  }).visit(parseSync(file, text).program);
  return Array.from(names, name => `${file}: ${name} is for the files of guard-lists.ts`);
}

function findHooks(file: string, text: string): string[] {
  const complaints = new Set<string>();
  for (const { specifier, typeOnly } of listImports(file, text)) {
    if (typeOnly || !DATA_LIBRARIES.test(specifier) || DATA_LIBRARY_FILES.includes(file)) continue;
    complaints.add(`${specifier.replace(/.*\/trpc$/, 'trpc')} is for x-queries.ts`);
  }
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (property.type !== 'Identifier' || !/^use[A-Z]/.test(property.name)) return;
      if (/^trpc\b/.test(text.slice(object.start, object.end)))
        complaints.add('hooks of trpc are for x-queries.ts');
    },
  }).visit(parseSync(file, text).program);
  return Array.from(complaints, complaint => `${file}: ${complaint}`);
}

function isForQueries(file: string): boolean {
  return /-queries\.tsx?$/.test(file);
}
