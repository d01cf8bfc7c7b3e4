import type { StagedBackup } from '#shared/contract/backups';
export declare const backupExamples: {
    status: {
        answer: {
            last: {
                finishedAt: string;
                origin: "command" | "download" | "schedule";
                file: string;
                bytes: number;
            } | null;
            failed: {
                failedAt: string;
                message: string;
            } | null;
            schedule: {
                folder: string;
                everySeconds: number;
                keep: number;
            } | null;
        };
    };
    discard: {
        answer: {
            success: boolean;
        };
    };
};
export declare const stagedBackupExample: StagedBackup;
