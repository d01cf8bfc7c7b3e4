import { z } from 'zod';
export declare const DEFAULT_OWNER_EMAIL = "owner@example.com";
export declare const sitePort: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
/** A group of settings of the core or of an extra. */
export type SettingGroup = {
    title: string;
    /** The settings by name, each with its description for docs/settings.md. */
    fields: Record<string, z.ZodType>;
    /** The names of settings that a file can have instead: `JWT_SECRET_FILE` names the file of `JWT_SECRET`. */
    secrets: readonly string[];
    /** Reads and validates the fields. */
    schema: z.ZodType;
};
/** The secrets must differ, so that an access token cannot pass for a refresh token. */
export declare const environmentSchema: z.ZodObject<{
    PORT: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
    HOST: z.ZodOptional<z.ZodString>;
    PUBLIC_URL: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    TRUST_PROXY: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string | number | false, string>>;
    SHUTDOWN_DELAY_SECONDS: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
    CORS_ORIGINS: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string[], string>>;
    ICON_STYLESHEET_URL: z.ZodOptional<z.ZodString>;
    DATABASE_URL: z.ZodOptional<z.ZodString>;
    DATABASE_WAIT_SECONDS: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
    DATABASE_TIMEOUT_SECONDS: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
    DATA_DIR: z.ZodDefault<z.ZodString>;
    UPLOADS_DIR: z.ZodDefault<z.ZodString>;
    UPLOAD_MAX_IMAGE_MB: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
    UPLOAD_MAX_VIDEO_MB: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
    RESPONSE_CACHE_MB: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
    ANSWER_CACHE_MB: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<number, string>>;
    OWNER_EMAIL: z.ZodDefault<z.ZodEmail>;
    OWNER_PASSWORD: z.ZodOptional<z.ZodString>;
    JWT_SECRET: z.ZodOptional<z.ZodString>;
    REFRESH_TOKEN_SECRET: z.ZodOptional<z.ZodString>;
    SAMPLE_CONTENT: z.ZodOptional<z.ZodEnum<{
        off: "off";
        on: "on";
    }>>;
    SMTP_URL: z.ZodOptional<z.ZodString>;
    MAIL_FROM: z.ZodOptional<z.ZodEmail>;
    MAIL_TO: z.ZodOptional<z.ZodEmail>;
    BACKUP_DIR: z.ZodOptional<z.ZodString>;
    BACKUP_PASSPHRASE: z.ZodOptional<z.ZodString>;
    LIMIT_LOGIN: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
        points: number;
        seconds: number;
    } | null, string>>;
    LIMIT_LOGIN_ADDRESS: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
        points: number;
        seconds: number;
    } | null, string>>;
    LIMIT_CONTACT: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
        points: number;
        seconds: number;
    } | null, string>>;
    LIMIT_CONTACT_DAY: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
        points: number;
        seconds: number;
    } | null, string>>;
    LIMIT_VIEW: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
        points: number;
        seconds: number;
    } | null, string>>;
    LIMIT_SEARCH: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
        points: number;
        seconds: number;
    } | null, string>>;
    LOG_LEVEL: z.ZodDefault<z.ZodEnum<{
        debug: "debug";
        error: "error";
        fatal: "fatal";
        info: "info";
        silent: "silent";
        trace: "trace";
        warn: "warn";
    }>>;
}, z.core.$strip>;
/** The groups of the core's settings. */
export declare const coreSettings: SettingGroup[];
