import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toErrorCode } from '#server/core/database/database-error';
import { explainWriteFailure } from '#server/core/errors/explain-path-failure';
import { StartError } from '#server/core/errors/start-error';

/** The folder with the record of the last export. Its files are no part of the copy. */
export const RECORD = '.export';
export const MANIFEST = join(RECORD, 'manifest.json');
export const JOURNAL = join(RECORD, 'journal.json');
export const STAGED = join(RECORD, 'staged');

const fileSchema = z.object({
  bytes: z.int(),
  /** The digest of the content of texts, which people may edit. */
  digest: z.string().optional(),
  /** Identifies what a file was made of, if that is known before its content. */
  version: z.string().optional(),
});
const findingsSchema = z.object({
  /** Links of the content that lead to no page, with one of their pages, sorted. */
  deadLinks: z.array(z.object({ address: z.string(), page: z.string() })).default([]),
  /** The files of smaller forms of pictures that the site has not made yet. Larger ones take their place. */
  missingVariants: z.array(z.string()).default([]),
});
export const manifestSchema = findingsSchema.extend({
  /** Identifies what the copy was made of. Another export of the same yields the same files. */
  source: z.string(),
  files: z.record(z.string(), fileSchema),
});
/** The steps that complete an export whose files are all staged. */
export const journalSchema = manifestSchema.extend({
  written: z.array(z.string()),
  removed: z.array(z.string()),
});

/** A file without digest and version has a name that changes with its content. */
export type CopyFile = z.infer<typeof fileSchema>;
/** Faults of the content that an export reports. */
export type CopyFindings = z.infer<typeof findingsSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
export type Journal = z.infer<typeof journalSchema>;

export async function readRecord<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    if (toErrorCode(cause) === 'ENOENT') return null;
    throw new StartError(`${file} is damaged. Remove the folder of the copy and export again.`, { cause });
  }
}

/** Runs a step that writes `path`. Its failure names the path, why it failed, and the state of the copy. */
export async function writing<T>(path: string, state: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`Couldn't write ${path}: ${explainWriteFailure(cause)}.${state}`, { cause });
  }
}
