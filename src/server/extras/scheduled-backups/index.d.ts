import { checkBackups } from './check-backups';
/** Backups that the site makes, verifies and deletes by a schedule. */
export declare const scheduledBackups: {
    settings: import("../../core/config/env-schema").SettingGroup;
    check: {
        name: string;
        run: typeof checkBackups;
    };
    replaces: (env: {
        readonly misspelled: string[];
        readonly port: number;
        readonly host: string | undefined;
        readonly database: import("../../core/config/env").DatabaseTarget;
        readonly databaseWaitSeconds: number;
        readonly databaseTimeoutMs: number;
        readonly dataDir: string;
        readonly uploadsDir: string;
        readonly jwtSecret: string | undefined;
        readonly refreshTokenSecret: string | undefined;
        readonly ownerEmail: string;
        readonly ownerPassword: string | undefined;
        readonly hasSampleContent: boolean;
        readonly publicUrl: string | undefined;
        readonly trustProxy: string | number | false;
        readonly shutdownDelayMs: number;
        readonly corsOrigins: string[];
        readonly iconStylesheetUrl: string | undefined;
        readonly smtpUrl: string | undefined;
        readonly mailFrom: string | undefined;
        readonly mailTo: string | undefined;
        readonly uploadMaxImageBytes: number;
        readonly uploadMaxVideoBytes: number;
        readonly backupDir: string | undefined;
        readonly backupPassphrase: string | undefined;
        readonly responseCacheBytes: number;
        readonly limits: {
            readonly login: {
                points: number;
                seconds: number;
            } | null;
            readonly loginAddress: {
                points: number;
                seconds: number;
            } | null;
            readonly contact: {
                points: number;
                seconds: number;
            } | null;
            readonly contactDay: {
                points: number;
                seconds: number;
            } | null;
            readonly view: {
                points: number;
                seconds: number;
            } | null;
            readonly search: {
                points: number;
                seconds: number;
            } | null;
        };
        readonly logLevel: "debug" | "error" | "fatal" | "info" | "silent" | "trace" | "warn";
        readonly values: Readonly<Record<string, string>>;
    }) => {
        backupSchedule: {
            folder: string;
            everySeconds: number;
            keep: number;
        } | null;
    };
    open: (core: import("#server/extras/extra").SiteParts) => {
        work?: never;
    } | {
        work: {
            start: () => void;
            stop: () => void;
        };
    };
};
