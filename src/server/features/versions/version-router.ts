import { z } from 'zod';
import { ownerOperation, router } from '#server/core/procedures/procedures';
import {
  versionContentSchema,
  versionedItemSchema,
  versionNumberSchema,
  versionRestoreSchema,
  versionSchema,
} from '#shared/contract/version';
import { versionExamples as examples } from './version-examples';
import type { VersionService } from './version-service';

export function createVersionRouter(versions: VersionService) {
  return router({
    list: ownerOperation('GET', '/versions/{id}', 'List the versions of an item, newest first', {
      description:
        'An item that was never saved after its creation has no versions. At most 100 are stored per item; older ones are thinned out.',
      example: examples.list,
    })
      .input(versionedItemSchema)
      .output(z.array(versionSchema))
      .query(({ input }) => versions.list(input.id)),

    get: ownerOperation('GET', '/versions/{id}/{number}', 'Get the fields of a version', {
      description: 'The highest number is the current version.',
      failures: [404],
      example: examples.get,
    })
      .input(versionNumberSchema)
      .output(versionContentSchema)
      .query(({ input }) => versions.get(input.id, input.number)),

    restore: ownerOperation(
      'POST',
      '/versions/{id}/{number}/restore',
      'Restore a version by saving it as a new one',
      {
        description: 'Returns all versions. The previous state is stored as a version too.',
        failures: [404, 409],
        example: examples.restore,
      },
    )
      .input(versionRestoreSchema)
      .output(z.array(versionSchema))
      .mutation(({ input }) => versions.restore(input)),
  });
}
