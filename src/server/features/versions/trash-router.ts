import { z } from 'zod';
import { ownerProcedure, router, success } from '#server/core/procedures/procedures';
import { bulkIdsSchema, countSchema, itemIdSchema, successSchema } from '#shared/contract/common';
import { trashCountSchema, trashItemSchema, trashRestoreSchema } from '#shared/contract/version';
import type { TrashService } from './trash-service';
import { trashExamples as examples } from './version-examples';

export function createTrashRouter(trash: TrashService) {
  return router({
    list: ownerProcedure
      .meta({
        openapi: { method: 'GET', path: '/trash', summary: 'List what was deleted, the latest first' },
        example: examples.list,
      })
      .input(z.void())
      .output(z.array(trashItemSchema))
      .query(() => trash.list()),

    restore: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/trash/{id}/restore',
          summary: 'Put a deleted item back where it was',
          description:
            'It has its id, versions and views again. When the category of a project is gone, or its slug is another’s by now, the answer is 409 unless one is named.',
        },
        failures: [404, 409],
        example: examples.restore,
      })
      .input(trashRestoreSchema)
      .output(successSchema)
      .mutation(({ input }) => success(trash.restore(input.id, input))),

    restoreProjects: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/trash/projects/restore',
          summary: 'Put deleted projects back where they were',
          description: 'All of them or none, but for those that are not in the trash.',
        },
        failures: [409],
        example: examples.restoreProjects,
      })
      .input(bulkIdsSchema)
      .output(countSchema)
      .mutation(async ({ input }) => ({ count: await trash.restoreMany('project', input.ids) })),

    remove: ownerProcedure
      .meta({
        openapi: {
          method: 'DELETE',
          path: '/trash/{id}',
          summary: 'Delete an item of the trash for good',
          description: 'With its versions, and the files that nothing else names.',
        },
        failures: [404],
        example: examples.remove,
      })
      .input(itemIdSchema)
      .output(successSchema)
      .mutation(({ input }) => success(trash.remove(input.id))),

    empty: ownerProcedure
      .meta({
        openapi: { method: 'DELETE', path: '/trash', summary: 'Delete everything in the trash for good' },
        example: examples.empty,
      })
      .output(trashCountSchema)
      .mutation(async () => ({ count: await trash.empty() })),
  });
}
