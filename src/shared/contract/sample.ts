import { z } from 'zod';

/** Of each kind of content, how much; pictures are the stored files. */
export const sampleCountsSchema = z
  .object({
    projects: z.int(),
    skills: z.int(),
    timeline: z.int(),
    notes: z.int(),
    site: z.int().describe('How many of the site settings.'),
    categories: z.int(),
    uploads: z.int(),
  })
  .meta({ id: 'SampleCounts' });
export type SampleCounts = z.infer<typeof sampleCountsSchema>;

export const sampleClearedSchema = z
  .object({
    removed: sampleCountsSchema,
    kept: z.int().describe('How much stays because the owner changed or uses it.'),
  })
  .meta({ id: 'SampleCleared' });
export type SampleCleared = z.infer<typeof sampleClearedSchema>;
