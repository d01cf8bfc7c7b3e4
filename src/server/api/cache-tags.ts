import type { AnyTRPCRouter } from '@trpc/server';
import type { CacheTag } from '#server/core/procedures/procedures';
import { listProcedures } from './list-procedures';

/**
 * Creates a function that returns the cache tags of procedures that are called together, or null if one of
 * them must not be cached.
 */
export function createCacheTagFinder(router: AnyTRPCRouter): (procedures: string[]) => CacheTag[] | null {
  const tagsByProcedure = new Map(listProcedures(router).map(({ name, meta }) => [name, meta?.cacheTags]));
  return procedures => {
    const found = new Set<CacheTag>();
    for (const procedure of procedures) {
      const tags = tagsByProcedure.get(procedure);
      if (tags === undefined) return null;
      for (const tag of tags) found.add(tag);
    }
    return [...found];
  };
}
