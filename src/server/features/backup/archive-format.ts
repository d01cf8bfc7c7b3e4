import { z } from 'zod';

/** What a backup is: a zip file with these parts. docs/operate.md describes it for others. */
export const FORMAT = 'portfolio-backup';
export const FORMAT_VERSION = 1;

export const MANIFEST_PATH = 'manifest.json';
/** All that visitors may see, as one JSON document: the rows by table. */
export const CONTENT_PATH = 'content.json';
/** The tables that let someone in, encrypted: see sealed-secrets.ts. Only where they were asked for. */
export const SECRETS_PATH = 'secrets.json';

/** A table of the owner's alone, a row a line: it may be long. */
export const PRIVATE = 'private/';
export const FILES = 'files/';

export function privatePath(table: string): string {
  return `${PRIVATE}${table}.ndjson`;
}

export function filePath(name: string): string {
  return `${FILES}${name}`;
}

/** No other names are in a backup: none that climbs out of it, and none that nobody reads. */
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
  /** All of a site, or what visitors see of it: an export. */
  scope: z.enum(['site', 'content']).default('site'),
  /** Whose site it is, for whoever looks at several. */
  site: z.string(),
  /** Every other part, so that none can be damaged, missing or added without being noticed. */
  parts: z.record(z.string(), partSchema),
  /** Files that the content names and that were not there. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
