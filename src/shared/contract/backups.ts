import { z } from 'zod';
import { idSchema, timestampSchema } from './common';

export const backupOriginSchema = z.enum(['schedule', 'download', 'command']);
export type BackupOrigin = z.infer<typeof backupOriginSchema>;

export const backupStatusSchema = z
  .object({
    last: z
      .object({
        finishedAt: timestampSchema,
        origin: backupOriginSchema.describe('By the schedule, the browser or the command line.'),
        file: z.string(),
        bytes: z.int(),
      })
      .nullable()
      .describe('The last good one. A scheduled one has been read back and compared.'),
    failed: z
      .object({ failedAt: timestampSchema, message: z.string() })
      .nullable()
      .describe('Why the schedule has made none since its last good one.'),
    schedule: z
      .object({ folder: z.string(), everySeconds: z.int(), keep: z.int() })
      .nullable()
      .describe('Null when BACKUP_DIR is not set.'),
  })
  .meta({ id: 'BackupStatus' });
export type BackupStatus = z.infer<typeof backupStatusSchema>;

/** A file that was sent to be restored or imported, and waits for the owner's word. */
export const arrivedBackupSchema = z
  .object({
    id: z.string(),
    site: z.string().describe('Whose site it is.'),
    createdAt: z.string(),
    scope: z
      .enum(['site', 'content'])
      .describe("'content' is an export: it can be imported, and not restored."),
    hasSecrets: z.boolean().describe('It has a sign-in, encrypted with a passphrase.'),
    rows: z.int(),
    files: z.int(),
    missingFiles: z.array(z.string()),
    content: z.record(z.string(), z.int()).describe('How many rows there are of each table of the content.'),
    over: z
      .string()
      .nullable()
      .describe('The name to be given before this site is replaced. Null: it has no content of its own.'),
  })
  .meta({ id: 'ArrivedBackup' });
export type ArrivedBackup = z.infer<typeof arrivedBackupSchema>;

const passphraseSchema = z.string().max(1_000);

/** In a form everything is text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')]);

export const backupRequestSchema = z.object({
  scope: z
    .enum(['site', 'content'])
    .default('site')
    .describe("'content': an export of what visitors see, to be imported elsewhere."),
  drafts: flag.default(false).describe('Puts what is not published into an export too.'),
  passphrase: passphraseSchema.optional().describe('Puts the sign-in into it too, encrypted.'),
});

export const restoreRequestSchema = z.object({
  over: z.string().max(1_000).optional().describe("The owner's name as this site shows it now."),
  passphrase: passphraseSchema.optional().describe('Of the secrets: without it the sign-in stays as it is.'),
});
export type RestoreRequest = z.infer<typeof restoreRequestSchema>;

export const restoreSummarySchema = z.object({
  site: z.string(),
  createdAt: z.string(),
  rows: z.int(),
  files: z.int(),
  missingFiles: z.array(z.string()),
  secrets: z.enum(['none', 'left', 'restored']),
});
export type RestoreSummary = z.infer<typeof restoreSummarySchema>;

/** A line of what a restore answers while it goes on: the last one says how it ended. */
export const restoreLineSchema = z.union([
  z.object({ progress: z.string() }),
  z.object({ restored: restoreSummarySchema }),
  z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
]);
export type RestoreLine = z.infer<typeof restoreLineSchema>;

export const arrivedBackupIdSchema = z.object({ id: idSchema.describe('Of the file that was sent.') });
