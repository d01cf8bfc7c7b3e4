import { z } from 'zod';
import { arrivedBackupIdSchema, backupStatusSchema } from '../../shared/contract/backup';
import { successSchema } from '../../shared/contract/common';
import { ownerProcedure, router, success } from '../core/trpc';
import { backupExamples as examples } from './backup-examples';
import type { BackupService } from './backup-service';

/** What of backups is no stream: http/backup-endpoint.ts has the others. */
export function createBackupRouter(backups: BackupService) {
  return router({
    status: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/backup',
          summary: 'Tell when the last backup was made, and when the next is',
        },
        example: examples.status,
      })
      .input(z.void())
      .output(backupStatusSchema)
      .query(() => backups.status()),

    discard: ownerProcedure
      .meta({
        openapi: {
          method: 'DELETE',
          path: '/backup/file/{id}',
          summary: 'Delete a backup that was sent to be restored',
          description: 'Nothing of it was taken. One that is gone is no failure.',
        },
        example: examples.discard,
      })
      .input(arrivedBackupIdSchema)
      .output(successSchema)
      .mutation(({ input }) => success(backups.arrived.remove(input.id))),
  });
}
