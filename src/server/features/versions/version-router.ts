import { z } from 'zod';
import { ownerProcedure, router } from '#server/core/procedures/procedures';
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
    list: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/versions/{id}',
          summary: 'List the versions of an item, newest first',
          description:
            'Of what was not saved since it was made there are none. Of an item at most 100 are kept: with age they become fewer.',
        },
        example: examples.list,
      })
      .input(versionedItemSchema)
      .output(z.array(versionSchema))
      .query(({ input }) => versions.list(input.id)),

    get: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/versions/{id}/{number}',
          summary: 'Get what a version had in each field',
        },
        failures: [404],
        example: examples.get,
      })
      .input(versionNumberSchema)
      .output(versionContentSchema)
      .query(({ input }) => versions.get(input.id, input.number)),

    restore: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/versions/{id}/{number}/restore',
          summary: 'Save an earlier version as a new one',
          description: 'Answers the versions that there are then. What was stored is kept as a version.',
        },
        failures: [404, 409],
        example: examples.restore,
      })
      .input(versionRestoreSchema)
      .output(z.array(versionSchema))
      .mutation(({ input }) => versions.restore(input)),
  });
}
