import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { ProcedureMeta } from '../core/procedures/procedures';
import { listProcedures } from './list-procedures';

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

/** Every procedure that has a REST path, read off the router: there is no second list. */
export function listRestOperations(router: AnyTRPCRouter): RestOperation[] {
  return listProcedures(router).flatMap(({ name: procedure, type, meta, inputs, output }) => {
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
