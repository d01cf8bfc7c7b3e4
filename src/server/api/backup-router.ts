import { z } from 'zod';
import { arrivedBackupIdSchema, backupStatusSchema } from '#shared/contract/backups';
import { successSchema } from '#shared/contract/common';
import {
  contentImportPlanSchema,
  contentImportUndoneSchema,
  importOutcomeSchema,
  lastImportSchema,
} from '#shared/contract/content-import';
import type { BackupService } from '../composition/backup/backup-service';
import { ownerProcedure, router, success } from '../core/procedures/procedures';
import { backupExamples as examples } from './backup-examples';

/** What of backups is no stream: http/archive-endpoint.ts has the others. */
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

    planImport: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/backup/file/{id}/import',
          summary: 'Tell what an import would add and change',
          description: 'It changes nothing. What is here and not in the file stays as it is.',
        },
        failures: [404],
        example: examples.planImport,
      })
      .input(arrivedBackupIdSchema)
      .output(contentImportPlanSchema)
      .query(({ input }) => backups.imports.plan(input.id)),

    importContent: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/backup/file/{id}/import',
          summary: 'Add the content of a backup or an export to this site',
          description:
            'All of it, or nothing. Rows are told apart by their ids: the same file imported again changes nothing. Each change leaves a version.',
        },
        failures: [404, 409],
        example: examples.importContent,
      })
      .input(arrivedBackupIdSchema)
      .output(importOutcomeSchema)
      .mutation(({ input }) => backups.imports.apply(input.id)),

    lastImport: ownerProcedure
      .meta({
        openapi: { method: 'GET', path: '/backup/import', summary: 'Tell which import can be undone' },
        example: examples.lastImport,
      })
      .input(z.void())
      .output(lastImportSchema)
      .query(() => backups.imports.last()),

    undoImport: ownerProcedure
      .meta({
        openapi: {
          method: 'DELETE',
          path: '/backup/import',
          summary: 'Undo the last import as a whole',
          description:
            'What it added goes to the trash, what it changed is as before. What was changed since stays.',
        },
        example: examples.undoImport,
      })
      .output(contentImportUndoneSchema)
      .mutation(() => backups.imports.undo()),

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
      .mutation(({ input }) => success(backups.stagedUploads.remove(input.id))),
  });
}
