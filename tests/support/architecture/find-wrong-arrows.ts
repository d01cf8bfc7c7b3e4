import { posix } from 'node:path';
import { listImports, type SourceImport } from './list-imports';
import { bridges, type Room, rooms } from './rooms';

/** Maps paths relative to the project root to the text of each file. */
export type SourceTree = Map<string, string>;

/** Returns a complaint for each import that the rooms do not allow. */
export function findWrongArrows(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) => checkFile(tree, file, text));
}

function checkFile(tree: SourceTree, file: string, text: string): string[] {
  const room = findRoom(file);
  if (room === undefined) return [`${file}: belongs to no room (tests/support/architecture/rooms.ts)`];
  return listImports(file, text).flatMap(({ specifier, ...how }) => {
    const target = resolveLocal(tree, file, specifier);
    const complaint = target === null ? checkPackage(room, specifier) : checkArrow(room, file, target, how);
    return complaint === null ? [] : [`${file} -> ${target ?? specifier}: ${complaint}`];
  });
}

function checkPackage(room: Room, specifier: string): string | null {
  if (room.packages === undefined) return null;
  const isAllowed = room.packages.some(name => specifier === name || specifier.startsWith(`${name}/`));
  return isAllowed ? null : `${room.name} may import only these packages: ${room.packages.join(', ')}`;
}

function checkArrow(
  room: Room,
  file: string,
  target: string,
  { typeOnly, isLazy }: Omit<SourceImport, 'specifier'>,
): string | null {
  const bridge = bridges.find(({ from, to }) => isUnder(file, from) && isUnder(target, to));
  if (bridge?.typeOnly && !typeOnly) return 'this bridge is for types only (import type)';
  if (bridge?.isLazy && !isLazy) return 'this bridge is for import() only';
  if (bridge) return null;
  const targetRoom = findRoom(target);
  if (targetRoom === undefined) return 'the target belongs to no room';
  if (targetRoom !== room && !room.mayImport.includes(targetRoom.name))
    return `${room.name} may not import ${targetRoom.name}`;
  if (
    room.foldersOf !== undefined &&
    room.foldersOf === targetRoom.foldersOf &&
    getFolder(room, file) !== getFolder(targetRoom, target)
  )
    return `${room.foldersOf} may not import each other`;
  if (targetRoom !== room) return null;
  return room.folderOrder ? checkOrder(room, room.folderOrder, file, target) : null;
}

function checkOrder(room: Room, order: string[], file: string, target: string): string | null {
  const [from, to] = [getFolder(room, file), getFolder(room, target)].map(folder =>
    order.indexOf(folder ?? ''),
  );
  if (from === undefined || to === undefined || from < 0 || to < 0)
    return `a folder of ${room.name} has no place in its order`;
  return to > from ? `${order[from]} may not import ${order[to]}, which is above it in ${room.name}` : null;
}

function findRoom(file: string): Room | undefined {
  return rooms.find(room => room.paths.some(path => isUnder(file, path)));
}

function isUnder(file: string, path: string | RegExp): boolean {
  if (path instanceof RegExp) return path.test(file);
  return path.endsWith('/') ? file.startsWith(path) : file === path;
}

function getFolder(room: Room, file: string): string | undefined {
  const path = room.paths.find(start => file.startsWith(start)) ?? '';
  return file.slice(path.length).split('/')[0];
}

// Returns null for a package, and the unchanged path for a file that is not in the tree, such as a style
// sheet or an image.
export function resolveLocal(tree: SourceTree, file: string, specifier: string): string | null {
  const path = resolveAlias(specifier.replace(/\?.*$/, ''));
  if (!path.startsWith('.') && !path.startsWith('/')) return null;
  const plain = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
  const candidates = [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, `${plain}/index.tsx`];
  return candidates.find(candidate => tree.has(candidate)) ?? plain;
}

/** Resolves the import aliases of tsconfig.json: `#server/app` is `/src/server/app`. */
function resolveAlias(specifier: string): string {
  return specifier.replace(/^#(?=(client|server|shared)\/)/, '/src/');
}
