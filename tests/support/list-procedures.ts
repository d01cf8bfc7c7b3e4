import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { ProcedureMeta } from '../../src/server/core/trpc';

export type ListedProcedure = {
  name: string;
  type: 'query' | 'mutation';
  isOwnerOnly: boolean;
  /** Unset: it has no REST path. */
  rest: { method: string; path: string } | undefined;
  /** Unset: it takes none. */
  input: z.ZodType | undefined;
};

const definitionSchema = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.custom<ProcedureMeta>().optional(),
  inputs: z.array(z.instanceof(z.ZodType)),
});

/** Every procedure, read off the router. */
export function listProcedures(router: AnyTRPCRouter): ListedProcedure[] {
  return Object.entries(router._def.procedures).map(([name, value]) => {
    const { type, meta, inputs } = definitionSchema.parse(Object(value)._def);
    const [input] = inputs;
    return {
      name,
      type,
      isOwnerOnly: meta?.access === 'owner',
      rest: meta?.openapi && { method: meta.openapi.method, path: meta.openapi.path },
      input: input instanceof z.ZodVoid ? undefined : input,
    };
  });
}
