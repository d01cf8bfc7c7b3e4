import { z } from 'zod';
declare const backupOriginSchema: z.ZodEnum<{
    command: "command";
    download: "download";
    schedule: "schedule";
}>;
export type BackupOrigin = z.infer<typeof backupOriginSchema>;
export declare const backupStatusSchema: z.ZodObject<{
    last: z.ZodNullable<z.ZodObject<{
        finishedAt: z.ZodISODateTime;
        origin: z.ZodEnum<{
            command: "command";
            download: "download";
            schedule: "schedule";
        }>;
        file: z.ZodString;
        bytes: z.ZodInt;
    }, z.core.$strip>>;
    failed: z.ZodNullable<z.ZodObject<{
        failedAt: z.ZodISODateTime;
        message: z.ZodString;
    }, z.core.$strip>>;
    schedule: z.ZodNullable<z.ZodObject<{
        folder: z.ZodString;
        everySeconds: z.ZodInt;
        keep: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type BackupStatus = z.infer<typeof backupStatusSchema>;
/** A backup that was uploaded for a restore and awaits the owner's confirmation. */
export declare const stagedBackupSchema: z.ZodObject<{
    id: z.ZodString;
    site: z.ZodString;
    createdAt: z.ZodString;
    hasSecrets: z.ZodBoolean;
    rows: z.ZodInt;
    files: z.ZodInt;
    missingFiles: z.ZodArray<z.ZodString>;
    content: z.ZodRecord<z.ZodString, z.ZodInt>;
    items: z.ZodRecord<z.ZodString, z.ZodInt>;
    over: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export type StagedBackup = z.infer<typeof stagedBackupSchema>;
export declare const backupRequestSchema: z.ZodObject<{
    scope: z.ZodOptional<z.ZodLiteral<"site">>;
    passphrase: z.ZodOptional<z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodString]>>;
}, z.core.$strip>;
export declare const restoreRequestSchema: z.ZodObject<{
    over: z.ZodOptional<z.ZodString>;
    passphrase: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type RestoreRequest = z.infer<typeof restoreRequestSchema>;
declare const restoreSummarySchema: z.ZodObject<{
    site: z.ZodString;
    createdAt: z.ZodString;
    rows: z.ZodInt;
    files: z.ZodInt;
    missingFiles: z.ZodArray<z.ZodString>;
    secrets: z.ZodEnum<{
        left: "left";
        none: "none";
        restored: "restored";
    }>;
}, z.core.$strip>;
export type RestoreSummary = z.infer<typeof restoreSummarySchema>;
/** A line of the streamed restore response; the last one reports the outcome. */
export declare const restoreLineSchema: z.ZodUnion<readonly [z.ZodObject<{
    progress: z.ZodString;
}, z.core.$strip>, z.ZodObject<{
    restored: z.ZodObject<{
        site: z.ZodString;
        createdAt: z.ZodString;
        rows: z.ZodInt;
        files: z.ZodInt;
        missingFiles: z.ZodArray<z.ZodString>;
        secrets: z.ZodEnum<{
            left: "left";
            none: "none";
            restored: "restored";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    error: z.ZodObject<{
        code: z.ZodString;
        message: z.ZodString;
    }, z.core.$strip>;
}, z.core.$strip>]>;
export type RestoreLine = z.infer<typeof restoreLineSchema>;
export declare const stagedBackupIdSchema: z.ZodObject<{
    id: z.ZodString;
}, z.core.$strip>;
export {};
