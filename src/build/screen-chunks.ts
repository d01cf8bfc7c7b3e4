import type { Rolldown } from 'vite';

/** Finds the names of the visitors' screens, and of the contents of texts, which several of them load later. */
const PUBLIC_SCREEN =
  /\/src\/client\/(?:screens|features\/[^/]+|content\/markdown)\/([^/]+)-(?:screen|contents)\.tsx$/;
const OWNER_PART = /\/src\/client\/(?:.*\/admin\/|app\/admin-)/;

/** The part of the bundler's graph that this file reads. */
export type ChunkGraph = {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'> | null;
};

/** Names the chunk of modules that several of the visitors' screens import. */
export function nameSharedChunk(id: string, graph: ChunkGraph): string | null {
  return findScreens(id, graph).length > 1 ? 'shared' : null;
}

/** Names the chunk of modules that one of the visitors' screens shares with others, such as the owner's. */
export function nameScreenChunk(id: string, graph: ChunkGraph): string | null {
  const [screen, ...others] = findScreens(id, graph);
  return screen !== undefined && others.length === 0 ? `of-${screen}` : null;
}

/** Names the chunk of modules that only the owner's screens import. */
export function nameOwnerChunk(id: string, graph: ChunkGraph): string | null {
  return findParts(id, graph).every(part => OWNER_PART.test(part)) ? 'owner' : null;
}

function findScreens(id: string, graph: ChunkGraph): string[] {
  return findParts(id, graph).flatMap(part => PUBLIC_SCREEN.exec(part)?.[1] ?? []);
}

/** Finds the modules that are loaded on demand, such as screens, and import a module. */
function findParts(id: string, graph: ChunkGraph): string[] {
  const importers = new Set([id]);
  for (const importer of importers) {
    for (const next of graph.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return [...importers].filter(each => graph.getModuleInfo(each)?.dynamicImporters.length);
}
