import { posix } from 'node:path';
import { listImports, type SourceImport } from './list-imports';
import { bridges, type Room, rooms } from './rooms';

/** Paths from the root of the project, with the text of each file. */
export type SourceTree = Map<string, string>;

/** One line for each import that the rooms do not allow. */
export function findWrongArrows(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) => judgeFile(tree, file, text));
}

function judgeFile(tree: SourceTree, file: string, text: string): string[] {
  const room = roomOf(file);
  if (room === undefined) return [`${file}: stands in no room (tests/support/architecture/rooms.ts)`];
  return listImports(file, text).flatMap(({ specifier, ...how }) => {
    const target = resolveLocal(tree, file, specifier);
    const complaint = target === null ? judgePackage(room, specifier) : judgeArrow(room, file, target, how);
    return complaint === null ? [] : [`${file} -> ${target ?? specifier}: ${complaint}`];
  });
}

function judgePackage(room: Room, specifier: string): string | null {
  if (room.packages === undefined) return null;
  const isAllowed = room.packages.some(name => specifier === name || specifier.startsWith(`${name}/`));
  return isAllowed ? null : `${room.name} may import only these packages: ${room.packages.join(', ')}`;
}

function judgeArrow(
  room: Room,
  file: string,
  target: string,
  { typeOnly, isLazy }: Omit<SourceImport, 'specifier'>,
): string | null {
  const bridge = bridges.find(({ from, to }) => isUnder(file, from) && isUnder(target, to));
  if (bridge?.typeOnly && !typeOnly) return 'this bridge is for types only (import type)';
  if (bridge?.isLazy && !isLazy) return 'this bridge is for import() only';
  if (bridge) return null;
  const targetRoom = roomOf(target);
  if (targetRoom === undefined) return 'the target stands in no room';
  if (targetRoom !== room) {
    return room.mayImport.includes(targetRoom.name) ? null : `${room.name} may not import ${targetRoom.name}`;
  }
  if (room.foldersStandAlone && folderIn(room, file) !== folderIn(room, target)) {
    return `folders of ${room.name} may not import each other`;
  }
  return null;
}

function roomOf(file: string): Room | undefined {
  return rooms.find(room => room.paths.some(path => isUnder(file, path)));
}

function isUnder(file: string, path: string | RegExp): boolean {
  if (path instanceof RegExp) return path.test(file);
  return path.endsWith('/') ? file.startsWith(path) : file === path;
}

function folderIn(room: Room, file: string): string | undefined {
  const path = room.paths.find(start => file.startsWith(start)) ?? '';
  return file.slice(path.length).split('/')[0];
}

// Null for a package. A file that is not in the tree (a style sheet, a picture) keeps its path.
function resolveLocal(tree: SourceTree, file: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?');
  if (!path.startsWith('.') && !path.startsWith('/')) return null;
  const plain = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
  const candidates = [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, `${plain}/index.tsx`];
  return candidates.find(candidate => tree.has(candidate)) ?? plain;
}
