import { z } from 'zod';
import { idSchema, sentTimestampSchema, timestampSchema } from './common';

export const newViewSchema = z.object({
  projectId: idSchema.nullish().describe('The visited project; null for the whole site.'),
  sessionId: z.string().min(1).max(200).describe("The visitor's random ID."),
});
export type NewView = z.infer<typeof newViewSchema>;

export const viewSchema = z
  .object({ timestamp: timestampSchema, projectId: z.string().nullable() })
  .meta({ id: 'View' });
export type View = z.infer<typeof viewSchema>;

export const totalViewsSchema = z.object({ totalViews: z.int() });
export const projectViewsSchema = z.object({ projectViews: z.int() });
/** Views by project ID, for projects that have any. */
export const viewCountsSchema = z.record(z.string(), z.int());

export const viewListInputSchema = z.object({
  projectId: idSchema.describe('Views of this project instead of the whole site.').optional(),
  since: sentTimestampSchema
    .describe('Only views at or after this time, such as "2025-03-01T00:00:00Z".')
    .optional(),
  limit: z.int().min(1).describe('The maximum number of views, oldest first. Defaults to all.').optional(),
});
export type ViewListInput = z.infer<typeof viewListInputSchema>;

export const viewListSchema = z
  .object({ views: z.array(z.object({ timestamp: timestampSchema })) })
  .meta({ id: 'ViewList', description: 'Views, oldest first.' });
export type ViewList = z.infer<typeof viewListSchema>;

export const viewSummaryInputSchema = z.object({
  timeZone: z
    .string()
    .refine(isTimeZone, 'Must be a time zone name, such as "Europe/Berlin"')
    .describe("The viewer's time zone, used for the chart's days and hours."),
});
export type ViewSummaryInput = z.infer<typeof viewSummaryInputSchema>;

export const viewSummarySchema = z.object({
  total: z.int().describe('Views of the whole site.'),
  byProject: viewCountsSchema,
  chart: z.object({
    unit: z.enum(['hour', 'day']),
    buckets: z.array(z.object({ start: timestampSchema, label: z.string(), views: z.int() })),
  }),
});
export type ViewSummary = z.infer<typeof viewSummarySchema>;

/** Accepts names of the IANA database, and rejects bare offsets, which have no daylight saving time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,99}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
