import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import { listProcedures as listDefinitions } from '../../src/server/api/list-procedures';

export type ListedProcedure = {
  name: string;
  type: 'query' | 'mutation';
  isOwnerOnly: boolean;
  /** Unset: it has no REST path. */
  rest: { method: string; path: string } | undefined;
  /** Unset: it takes none. */
  input: z.ZodType | undefined;
};

/** Lists every procedure as callers know it. */
export function listProcedures(router: AnyTRPCRouter): ListedProcedure[] {
  return listDefinitions(router).map(({ name, type, meta, inputs: [input] }) => {
    return {
      name,
      type,
      isOwnerOnly: meta?.access === 'owner',
      rest: meta?.openapi && { method: meta.openapi.method, path: meta.openapi.path },
      input: input instanceof z.ZodVoid ? undefined : input,
    };
  });
}
