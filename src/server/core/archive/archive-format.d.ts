import { z } from 'zod';
/** A backup is a zip file with these parts. docs/operate.md describes the format. */
export declare const FORMAT = "portfolio-backup";
export declare const FORMAT_VERSION = 1;
export declare const MANIFEST_PATH = "manifest.json";
/** One JSON document with all content that visitors may see, as rows by table. */
export declare const CONTENT_PATH = "content.json";
/** The encrypted tables that grant access. Only a backup with secrets has them. */
export declare const SECRETS_PATH = "secrets.json";
/**
 * The folder of tables that only the owner sees. Each has one row per line, because the tables may be long.
 */
export declare const PRIVATE = "private/";
export declare const FILES = "files/";
/** Parses JSON, and returns null for anything else. */
export declare function parseJson(text: string): unknown;
export declare function privatePath(table: string): string;
export declare function filePath(name: string): string;
/** A backup contains no other names, so that none escapes its folder or goes unread. */
export declare const PART_NAMES: RegExp[];
declare const partSchema: z.ZodObject<{
    bytes: z.ZodInt;
    sha256: z.ZodString;
}, z.core.$strip>;
export declare const manifestSchema: z.ZodObject<{
    format: z.ZodLiteral<"portfolio-backup">;
    version: z.ZodInt;
    createdAt: z.ZodString;
    madeBy: z.ZodOptional<z.ZodObject<{
        version: z.ZodString;
        commit: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>;
    scope: z.ZodOptional<z.ZodEnum<{
        content: "content";
        site: "site";
    }>>;
    site: z.ZodString;
    parts: z.ZodRecord<z.ZodString, z.ZodObject<{
        bytes: z.ZodInt;
        sha256: z.ZodString;
    }, z.core.$strip>>;
    missingFiles: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
export {};
