import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { ProcedureMeta } from '#server/core/procedures/procedures';
import { listProcedures } from './list-procedures';

export type RestOperation = Pick<ProcedureMeta, 'example'> & {
  procedure: string;
  type: 'query' | 'mutation';
  method: NonNullable<ProcedureMeta['openapi']>['method'];
  /** The path below /api, such as '/projects/{id}'. */
  path: string;
  input: z.ZodType;
  output: z.ZodType;
  successStatus: number;
  isOwnerOnly: boolean;
};

/** Lists the procedures that have a REST path. The router is the only source. */
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
