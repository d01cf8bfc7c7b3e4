import { z } from 'zod';
import { timestampSchema } from './common';

/** What an upload answers: the file's address, always a path of this site. */
export const uploadedSchema = z.object({ url: z.string() }).meta({ id: 'Uploaded' });

/** A stored file. */
export const uploadSchema = z
  .object({
    url: z.string(),
    mediaType: z.string(),
    bytes: z.int(),
    width: z.int().nullable().describe('In pixels; null for files other than images.'),
    height: z.int().nullable(),
    createdAt: timestampSchema,
  })
  .meta({ id: 'Upload' });
export type Upload = z.infer<typeof uploadSchema>;

/** Longer names are unknown ones. */
export const uploadNameSchema = z.object({ filename: z.string().max(1_000) });

/** The owner's own resume; null while one is generated from the site's content. */
export const storedResumeSchema = z.object({ bytes: z.int(), createdAt: timestampSchema }).nullable();
