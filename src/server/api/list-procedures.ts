import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { ProcedureMeta } from '../core/procedures/procedures';

const definitionSchema = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.custom<ProcedureMeta>().optional(),
  inputs: z.array(z.instanceof(z.ZodType)),
  output: z.instanceof(z.ZodType),
});

export type ListedProcedure = z.infer<typeof definitionSchema> & {
  /** Its path in the router, such as 'projects.get'. */
  name: string;
};

/**
 * Lists every procedure of a router with its definition. tRPC documents no API for this: like trpc-openapi, this
 * function reads `_def`, and validates it.
 */
export function listProcedures(router: AnyTRPCRouter): ListedProcedure[] {
  return Object.entries(router._def.procedures).map(([name, procedure]) => ({
    name,
    ...definitionSchema.parse(Object(procedure)._def),
  }));
}
