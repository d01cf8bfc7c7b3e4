import { z } from 'zod';
import type { BackupService } from '#server/composition/backup/backup-service';
import { ownerOperation, router, toSuccess } from '#server/core/procedures/procedures';
import { backupStatusSchema, stagedBackupIdSchema } from '#shared/contract/backups';
import { successSchema } from '#shared/contract/common';
import {
  contentImportPlanSchema,
  contentImportUndoneSchema,
  importOutcomeSchema,
  lastImportSchema,
} from '#shared/contract/content-import';
import { backupExamples as examples } from './backup-examples';

/**
 * Creates the procedures for backups. Uploads and downloads are streams, which http/archive-endpoint.ts
 * serves.
 */
export function createBackupRouter(backups: BackupService) {
  return router({
    status: ownerOperation('GET', '/backup', 'Get the last backup and the schedule', {
      description: 'Includes the last failure and the folder of scheduled backups.',
      example: examples.status,
    })
      .input(z.void())
      .output(backupStatusSchema)
      .query(() => backups.status()),

    planImport: ownerOperation(
      'GET',
      '/backup/file/{id}/import',
      'Preview what an import would add and change',
      {
        description: 'Changes nothing. Content that is not in the file is unaffected.',
        failures: [404],
        example: examples.planImport,
      },
    )
      .input(stagedBackupIdSchema)
      .output(contentImportPlanSchema)
      .query(({ input }) => backups.imports.plan(input.id)),

    importContent: ownerOperation(
      'POST',
      '/backup/file/{id}/import',
      'Add the content of a backup or an export to this site',
      {
        description:
          'All-or-nothing. Rows are identified by ID, so importing the same file again changes nothing. Each change creates a version.',
        failures: [404, 409],
        example: examples.importContent,
      },
    )
      .input(stagedBackupIdSchema)
      .output(importOutcomeSchema)
      .mutation(({ input }) => backups.imports.apply(input.id)),

    lastImport: ownerOperation('GET', '/backup/import', 'Get the import that can be undone', {
      description: 'Returns null if there is none.',
      example: examples.lastImport,
    })
      .input(z.void())
      .output(lastImportSchema)
      .query(() => backups.imports.last()),

    undoImport: ownerOperation('DELETE', '/backup/import', 'Undo the last import completely', {
      description:
        'Moves added content to the trash and restores changed content. Content edited since the import is unaffected.',
      example: examples.undoImport,
    })
      .output(contentImportUndoneSchema)
      .mutation(() => backups.imports.undo()),

    discard: ownerOperation('DELETE', '/backup/file/{id}', 'Delete an uploaded backup', {
      description: 'Imports nothing. Succeeds if the file no longer exists.',
      example: examples.discard,
    })
      .input(stagedBackupIdSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(backups.stagedUploads.remove(input.id))),
  });
}
