import { z } from 'zod';

/** A backup is a zip file with these parts; docs/operate.md describes the format. */
export const FORMAT = 'portfolio-backup';
export const FORMAT_VERSION = 1;

export const MANIFEST_PATH = 'manifest.json';
/** All content that visitors may see as one JSON document: rows by table. */
export const CONTENT_PATH = 'content.json';
/** The encrypted tables that grant access, see sealed-secrets.ts. Present only on request. */
export const SECRETS_PATH = 'secrets.json';

/** Tables that only the owner sees, one row per line, because they may be long. */
export const PRIVATE = 'private/';
export const FILES = 'files/';

/** Parses JSON; null for anything else. */
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

/** A backup contains no other names: none that escapes its folder, and none that goes unread. */
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
  /** A whole site, or only its visible content: an export. */
  scope: z.enum(['site', 'content']).default('site'),
  /** The owner's name, to tell backups of several sites apart. */
  site: z.string(),
  /** Every other part, so that damage, missing parts and additions are noticed. */
  parts: z.record(z.string(), partSchema),
  /** Files that the content names but that did not exist. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
