import { z } from 'zod';
import { ownerOperation, router, toSuccess } from '#server/core/procedures/procedures';
import { bulkIdsSchema, countSchema, itemIdSchema, successSchema } from '#shared/contract/common';
import { trashItemSchema, trashRestoreSchema } from '#shared/contract/version';
import { TRASH_DAYS } from '#shared/trash';
import type { TrashService } from './trash-service';
import { trashExamples as examples } from './version-examples';

export function createTrashRouter(trash: TrashService) {
  return router({
    list: ownerOperation('GET', '/trash', 'List deleted items, latest first', {
      description: `Deleted items stay for ${TRASH_DAYS} days.`,
      example: examples.list,
    })
      .input(z.void())
      .output(z.array(trashItemSchema))
      .query(() => trash.list()),

    restore: ownerOperation('POST', '/trash/{id}/restore', 'Restore a deleted item', {
      description:
        'Restores its ID, versions and views. If the category of a project no longer exists or its slug is in use, the response is 409 unless you provide a new one.',
      failures: [404, 409],
      example: examples.restore,
    })
      .input(trashRestoreSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(trash.restore(input.id, input))),

    restoreProjects: ownerOperation('POST', '/trash/projects/restore', 'Restore deleted projects', {
      description: 'Atomic; IDs that are not in the trash are ignored.',
      failures: [409],
      example: examples.restoreProjects,
    })
      .input(bulkIdsSchema)
      .output(countSchema)
      .mutation(async ({ input }) => ({ count: await trash.restoreMany('project', input.ids) })),

    remove: ownerOperation('DELETE', '/trash/{id}', 'Permanently delete an item in the trash', {
      description: 'Also deletes its versions and the files that nothing else uses.',
      failures: [404],
      example: examples.remove,
    })
      .input(itemIdSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(trash.remove(input.id))),

    empty: ownerOperation('DELETE', '/trash', 'Permanently delete everything in the trash', {
      description:
        'Deletes one item at a time while other requests are served. If the database fails meanwhile, the response is 503; its message says how many items were deleted, and the others stay in the trash.',
      example: examples.empty,
    })
      .output(countSchema)
      .mutation(async () => ({ count: await trash.empty() })),
  });
}
