import { z } from 'zod';
import { idSchema, momentSchema } from './common';

export const newViewSchema = z.object({
  projectId: idSchema.nullish().describe('The project that was seen; null for the whole site.'),
  sessionId: z.string().min(1).max(200).describe("The visitor's random id."),
});
export type NewView = z.infer<typeof newViewSchema>;

export const viewSchema = z
  .object({ timestamp: momentSchema, projectId: z.string().nullable() })
  .meta({ id: 'View' });

export const totalViewsSchema = z.object({ totalViews: z.int() });
export const projectViewsSchema = z.object({ projectViews: z.int() });
/** Views of each project that has any, by project id. */
export const viewCountsSchema = z.record(z.string(), z.int());
