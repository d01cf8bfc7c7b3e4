import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { ProcedureMeta } from '#server/core/procedures/procedures';

const definitionSchema = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.custom<ProcedureMeta>().optional(),
  inputs: z.array(z.instanceof(z.ZodType)),
  output: z.instanceof(z.ZodType),
});

type ListedProcedure = z.infer<typeof definitionSchema> & {
  /** The path in the router, such as 'projects.get'. */
  name: string;
};

/**
 * Lists every procedure of a router with its definition. tRPC documents no API for this, so this function
 * reads `_def`, as trpc-openapi does, and validates it. package.json pins the version of tRPC.
 */
export function listProcedures(router: AnyTRPCRouter): ListedProcedure[] {
  return Object.entries(router._def.procedures).map(([name, procedure]) => ({
    name,
    ...definitionSchema.parse(Object(procedure)._def),
  }));
}
