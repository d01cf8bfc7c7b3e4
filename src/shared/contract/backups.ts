import { z } from 'zod';
import { PASSPHRASE_MIN_LENGTH } from '#shared/credentials';
import { idSchema, timestampSchema } from './common';

const backupOriginSchema = z.enum(['schedule', 'download', 'command']);
export type BackupOrigin = z.infer<typeof backupOriginSchema>;

export const backupStatusSchema = z
  .object({
    last: z
      .object({
        finishedAt: timestampSchema,
        origin: backupOriginSchema.describe(
          'Whether a schedule, the browser or the command line created it.',
        ),
        file: z.string(),
        bytes: z.int(),
      })
      .nullable()
      .describe('The last successful backup.'),
    failed: z
      .object({ failedAt: timestampSchema, message: z.string() })
      .nullable()
      .describe('The reason why scheduled backups have failed since the last successful one.'),
    schedule: z
      .object({ folder: z.string(), everySeconds: z.int(), keep: z.int() })
      .nullable()
      .describe('Null if the site creates no automatic backups, as without BACKUP_DIR.'),
  })
  .meta({ id: 'BackupStatus' });
export type BackupStatus = z.infer<typeof backupStatusSchema>;

/** A backup that was uploaded for a restore and awaits the owner's confirmation. */
export const stagedBackupSchema = z
  .object({
    id: z.string(),
    site: z.string().describe("The name of the site's owner."),
    createdAt: z.string(),
    hasSecrets: z.boolean().describe('Whether it contains a sign-in, encrypted with a passphrase.'),
    rows: z.int(),
    files: z.int(),
    missingFiles: z.array(z.string()),
    content: z.record(z.string(), z.int()).describe('The number of rows in each content table.'),
    items: z
      .record(z.string(), z.int())
      .describe(
        'The number of items of each kind that has any, such as `note`, and of messages in the inbox.',
      ),
    over: z
      .string()
      .nullable()
      .describe(
        "The owner's name that confirms replacing this site. Null if the site is empty or has only sample content.",
      ),
  })
  .meta({ id: 'ArrivedBackup' });
export type StagedBackup = z.infer<typeof stagedBackupSchema>;

const passphraseSchema = z.string().max(1_000);

export const backupRequestSchema = z.object({
  scope: z
    .literal('site')
    .optional()
    .describe('Refuses clients that ask for an export without private data, which earlier versions made.'),
  passphrase: z
    .union([
      z.literal(''),
      passphraseSchema.min(PASSPHRASE_MIN_LENGTH, `Must have at least ${PASSPHRASE_MIN_LENGTH} characters`),
    ])
    .optional()
    .describe('Includes the sign-in, encrypted with this passphrase. Empty for none.'),
});

export const restoreRequestSchema = z.object({
  over: z.string().max(1_000).optional().describe("The owner's name as currently shown on this site."),
  passphrase: passphraseSchema
    .optional()
    .describe('Decrypts the sign-in. If omitted, the current sign-in stays.'),
});
export type RestoreRequest = z.infer<typeof restoreRequestSchema>;

const restoreSummarySchema = z.object({
  site: z.string(),
  createdAt: z.string(),
  rows: z.int(),
  files: z.int(),
  missingFiles: z.array(z.string()),
  secrets: z.enum(['none', 'left', 'restored']),
});
export type RestoreSummary = z.infer<typeof restoreSummarySchema>;

/** A line of the streamed restore response; the last one reports the outcome. */
export const restoreLineSchema = z.union([
  z.object({ progress: z.string() }),
  z.object({ restored: restoreSummarySchema }),
  z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
]);
export type RestoreLine = z.infer<typeof restoreLineSchema>;

export const stagedBackupIdSchema = z.object({ id: idSchema.describe('The ID of the uploaded file.') });
