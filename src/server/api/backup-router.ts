import { z } from 'zod';
import type { BackupService } from '#server/composition/backup/backup-service';
import { ownerOperation, router, toSuccess } from '#server/core/procedures/procedures';
import { backupStatusSchema, stagedBackupIdSchema } from '#shared/contract/backups';
import { successSchema } from '#shared/contract/common';
import { backupExamples as examples } from './backup-examples';

/**
 * Creates the procedures for backups. Uploads and downloads are streams, which http/api/archive-endpoint.ts
 * serves.
 */
export function createBackupRouter(backups: BackupService) {
  return router({
    status: ownerOperation('GET', '/backup', 'Get the last backup and the schedule', {
      description: 'Includes the last failure and the folder, if the site creates scheduled backups.',
      example: examples.status,
    })
      .input(z.void())
      .output(backupStatusSchema)
      .query(() => backups.status()),

    discard: ownerOperation('DELETE', '/backup/file/{id}', 'Delete an uploaded backup', {
      description: 'Restores nothing. Succeeds if the file no longer exists.',
      example: examples.discard,
    })
      .input(stagedBackupIdSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(backups.stagedUploads.remove(input.id))),
  });
}
