import { checkObjectStore } from './check-object-store';
/** Uploads in a bucket of an S3 store, and copies of public files in a second bucket. */
export declare const objectStore: {
    settings: import("../../core/config/env-schema").SettingGroup;
    check: {
        name: string;
        run: typeof checkObjectStore;
    };
    replaces: ({ values, uploadsDir: folder }: {
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
        openStore: (log: import("pino").Logger | undefined) => Promise<import("../../features/uploads/store/upload-store").UploadStore>;
    } | {
        openStore?: never;
    };
};
