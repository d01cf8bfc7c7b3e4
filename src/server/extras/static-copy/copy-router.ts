import { z } from 'zod';
import { ownerOperation, router } from '#server/core/procedures/procedures';
import { copyRequestSchema, copyStatusSchema } from '#shared/extras/static-copy/static-copy-contract';
import { copyExamples as examples } from './copy-examples';
import type { CopyService } from './copy-service';

/** Creates the procedures for static copies. copy-download.ts sends the file. */
export function createCopyRouter(copies: CopyService) {
  return router({
    status: ownerOperation('GET', '/static-copy', 'Get the last static copy and the progress of a new one', {
      description: 'A copy can be downloaded until another one is complete.',
      example: examples.status,
    })
      .input(z.void())
      .output(copyStatusSchema)
      .query(() => copies.status()),

    create: ownerOperation('POST', '/static-copy', 'Create a static copy of the site', {
      description:
        'Starts the export and returns at once; the status reports the progress. One copy is created at a time.',
      failures: [409],
      example: examples.create,
    })
      .input(copyRequestSchema)
      .output(copyStatusSchema)
      .mutation(({ input }) => copies.create(input)),

    cancel: ownerOperation('DELETE', '/static-copy', 'Cancel the static copy that is being created', {
      description: 'Succeeds if none is being created.',
      example: examples.cancel,
    })
      .output(copyStatusSchema)
      .mutation(() => copies.cancel()),
  });
}
