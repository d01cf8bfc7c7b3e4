import { type SettingGroup } from './env-schema';
export type DatabaseTarget = {
    kind: 'sqlite';
    file: string;
} | {
    kind: 'mysql';
    url: string;
};
export declare class EnvironmentError extends Error {
    name: string;
}
/** The settings that have a value, by name, before they are parsed. */
export type SettingValues = Readonly<Record<string, string>>;
type Variables = Record<string, string | undefined>;
type ReadOptions = {
    /** The variables that `.env` sets. */
    namesInFile?: string[];
    /** The settings of extras. */
    extraSettings?: SettingGroup[];
};
/**
 * Reads and validates the settings, and makes paths absolute. Extras parse their own `values`.
 * @throws EnvironmentError with one line for each invalid variable, without secret values
 */
export declare function parseEnvironment(source: Variables, { namesInFile, extraSettings }?: ReadOptions): {
    /** A sentence for each variable that may be a misspelled setting. */
    readonly misspelled: string[];
    readonly port: number;
    readonly host: string | undefined;
    readonly database: DatabaseTarget;
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
};
export type Environment = ReturnType<typeof parseEnvironment>;
/** Reads the environment of this process, including a `.env` file in the working directory. */
export declare function readProcessEnvironment(extraSettings: SettingGroup[]): Environment;
/** Lists the folders of the settings, by their names. */
export declare function listFolders({ dataDir, uploadsDir, backupDir, }: Pick<Environment, 'dataDir' | 'uploadsDir' | 'backupDir'>): Record<string, string>;
/**
 * Sets NODE_ENV whatever the shell says, because libraries such as React's renderer are fast only in
 * production mode.
 */
export declare function setNodeEnv(mode: 'production' | 'development'): void;
export {};
