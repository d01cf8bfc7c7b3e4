import { z } from 'zod';
import { nameSchema, textSchema } from './common';

export const TIMELINE_TYPES = ['profile', 'future', 'event', 'current'] as const;

export const timelineSectionSchema = z
  .object({ title: nameSchema, text: textSchema })
  .meta({ id: 'TimelineSection' });
export type TimelineSection = z.infer<typeof timelineSectionSchema>;

const sectionMapSchema = z
  .record(z.string(), z.string())
  .describe('Title to text, derived from the sections of the same name.');

export const timelineElementSchema = z
  .object({
    _id: z.string(),
    type: z.enum(TIMELINE_TYPES),
    order: z.int(),
    year: z.int(),
    title: nameSchema,
    icon: z.string(),
    shortDescription: textSchema,
    longDescription: textSchema,
    profile: sectionMapSchema,
    profileSections: z.array(timelineSectionSchema),
    future: sectionMapSchema,
    futureSections: z.array(timelineSectionSchema),
  })
  .meta({ id: 'TimelineElement' });
export type TimelineElement = z.infer<typeof timelineElementSchema>;
