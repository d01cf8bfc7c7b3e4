import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { CacheTag, ProcedureMeta } from '../core/trpc';

const definitionSchema = z.object({ meta: z.custom<ProcedureMeta>().optional() });

/** Finds what the answers of some procedures together depend on; null when one of them must not be cached. */
export function createCacheTagFinder(router: AnyTRPCRouter): (procedures: string[]) => CacheTag[] | null {
  const tagsByProcedure = new Map(
    Object.entries(router._def.procedures).map(([name, value]) => [
      name,
      definitionSchema.parse(Object(value)._def).meta?.cacheTags,
    ]),
  );
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
