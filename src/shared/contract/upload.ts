import { z } from 'zod';
import { timestampSchema } from './common';

/** The response to an upload, with the file's address, which is always a path on this site. */
export const uploadedSchema = z
  .object({
    url: z.string(),
    warning: z
      .string()
      .exactOptional()
      .describe('The browsers that play a video, and what to do. Omitted if all browsers play it.'),
  })
  .meta({ id: 'Uploaded' });
export type Uploaded = z.infer<typeof uploadedSchema>;

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

/** A longer name cannot exist. */
export const uploadNameSchema = z.object({
  filename: z
    .string()
    .max(1_000)
    .meta({
      description: 'The last segment of the upload URL.',
      examples: ['0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90-1600x900.webp'],
    }),
});

/** The uploaded resume, or null while the site generates one. */
export const storedResumeSchema = z.object({ bytes: z.int(), createdAt: timestampSchema }).nullable();
