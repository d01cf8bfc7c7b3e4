import { z } from 'zod';

/** A backup is a zip file with these parts. docs/operate.md describes the format. */
export const FORMAT = 'portfolio-backup';
export const FORMAT_VERSION = 1;

export const MANIFEST_PATH = 'manifest.json';
/** One JSON document with all content that visitors may see, as rows by table. */
export const CONTENT_PATH = 'content.json';
/** The encrypted tables that grant access. Only a backup with secrets has them. */
export const SECRETS_PATH = 'secrets.json';

/**
 * The folder of tables that only the owner sees. Each has one row per line, because the tables may be long.
 */
export const PRIVATE = 'private/';
export const FILES = 'files/';

/** Parses JSON, and returns null for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function privatePath(table: string): string {
  return `${PRIVATE}${table}.ndjson`;
}

export function filePath(name: string): string {
  return `${FILES}${name}`;
}

/** A backup contains no other names, so that none escapes its folder or goes unread. */
export const PART_NAMES = [
  /^(?:manifest|content|secrets)\.json$/,
  /^private\/[a-z_]{1,64}\.ndjson$/,
  /^files\/[a-z\d][a-z\d.-]{0,150}$/,
];

const partSchema = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[\da-f]{64}$/) });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  createdAt: z.string(),
  /** The version of the product that made it. Backups of 1.0.0 don't name it. */
  madeBy: z.object({ version: z.string(), commit: z.string().nullable() }).optional(),
  /** Earlier versions named it, and also wrote exports, which contain only the visible content. */
  scope: z.enum(['site', 'content']).optional(),
  /** The owner's name, which distinguishes backups of several sites. */
  site: z.string(),
  /** Lists every other part, so that damage, missing parts and additions are noticed. */
  parts: z.record(z.string(), partSchema),
  /** Lists files that the content names but that did not exist. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
