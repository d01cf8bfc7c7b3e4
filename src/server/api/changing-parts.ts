import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { ChangingPart, ProcedureMeta } from '../core/trpc';

const definitionSchema = z.object({ meta: z.custom<ProcedureMeta>().optional() });

/** Tells what the answers of some procedures together change with; null when one of them may not be kept. */
export function createPartFinder(router: AnyTRPCRouter): (procedures: string[]) => ChangingPart[] | null {
  const parts = new Map(
    Object.entries(router._def.procedures).map(([name, value]) => [
      name,
      definitionSchema.parse(Object(value)._def).meta?.changesWith,
    ]),
  );
  return procedures => {
    const found = new Set<ChangingPart>();
    for (const procedure of procedures) {
      const part = parts.get(procedure);
      if (part === undefined) return null;
      found.add(part);
    }
    return [...found];
  };
}
