import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import { listProcedures as listDefinitions } from '#server/api/list-procedures';

export type ListedProcedure = {
  name: string;
  type: 'query' | 'mutation';
  isOwnerOnly: boolean;
  /** Unset for a procedure without a REST path. */
  rest: { method: string; path: string } | undefined;
  /** Unset for a procedure without input. */
  input: z.ZodType | undefined;
};

/** Lists every procedure with the properties that callers depend on. */
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
