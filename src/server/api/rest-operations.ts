import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { ProcedureMeta } from '../core/trpc';

/** One procedure as a REST operation. */
export type RestOperation = Pick<ProcedureMeta, 'example' | 'failures'> & {
  /** The procedure's path in the router, such as 'projects.get'. */
  procedure: string;
  type: 'query' | 'mutation';
  method: string;
  /** The path under /api, such as '/projects/{id}'. */
  path: string;
  input: z.ZodType;
  output: z.ZodType;
  successStatus: number;
  isOwnerOnly: boolean;
};

const definitionSchema = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.custom<ProcedureMeta>().optional(),
  inputs: z.array(z.instanceof(z.ZodType)),
  output: z.instanceof(z.ZodType),
});

/** Every procedure that has a REST path, read off the router: there is no second list. */
export function listRestOperations(router: AnyTRPCRouter): RestOperation[] {
  return Object.entries(router._def.procedures).flatMap(([procedure, value]) => {
    const { type, meta, inputs, output } = definitionSchema.parse(Object(value)._def);
    if (!meta?.openapi) return [];
    const { openapi, access, successStatus = 200, ...rest } = meta;
    return [
      {
        ...rest,
        procedure,
        type,
        method: openapi.method,
        path: openapi.path,
        input: inputs[0] ?? z.void(),
        output,
        successStatus,
        isOwnerOnly: access === 'owner',
      },
    ];
  });
}
