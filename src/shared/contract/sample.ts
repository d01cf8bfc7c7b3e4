import { z } from 'zod';

/** The number of items of each kind of content. `uploads` counts the stored files. */
export const sampleCountsSchema = z
  .object({
    projects: z.int(),
    skills: z.int(),
    timeline: z.int(),
    notes: z.int(),
    site: z.int().describe('The number of site settings.'),
    categories: z.int(),
    uploads: z.int(),
  })
  .meta({ id: 'SampleCounts' });
export type SampleCounts = z.infer<typeof sampleCountsSchema>;

export const sampleClearedSchema = z
  .object({
    removed: sampleCountsSchema,
    kept: z.int().describe('The number of items left because the owner has changed or uses them.'),
  })
  .meta({ id: 'SampleCleared' });
export type SampleCleared = z.infer<typeof sampleClearedSchema>;
