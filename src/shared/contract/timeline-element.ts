import { z } from 'zod';
import {
  findRepeatedTitles,
  isEndDate,
  TIMELINE_KINDS,
  TIMELINE_TYPES,
  TITLE_REPEATED,
  toSections,
  withoutEmptySections,
} from '../timeline';
import {
  expectedVersionSchema,
  iconClassSchema,
  idSchema,
  LIST_MAX_LENGTH,
  nameSchema,
  textSchema,
} from './common';
import {
  createChangesSchema,
  pendingInput,
  pendingOutput,
  publishingInput,
  publishingOutput,
} from './publishing-fields';

const YEAR_MAX = 9_999;

export const timelineSectionSchema = z
  .object({ title: nameSchema, text: textSchema })
  .meta({ id: 'TimelineSection' });
export type TimelineSection = z.infer<typeof timelineSectionSchema>;

/** Custom because z.record drops the key '__proto__', which is a valid title. */
const sectionMapSchema = z
  .custom<Record<string, string>>(isObject, 'Must be an object of titles and texts')
  // zod cannot derive the JSON Schema of a custom schema.
  .meta({ override: { type: 'object', additionalProperties: { type: 'string' } } });

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const mapOutputSchema = sectionMapSchema.describe(
  'Title to text, derived from the sections of the same name.',
);

const kindSchema = z.enum(TIMELINE_KINDS);
/** A year, a month or a day, as text. */
const endDateSchema = z
  .string()
  .refine(isEndDate, 'Must be a year, a month or a day, such as 2023, 2023-06 or 2023-06-30');
const elementFields = {
  type: z.enum(TIMELINE_TYPES),
  year: z.int(),
  title: nameSchema,
  icon: z.string(),
  shortDescription: textSchema,
  longDescription: textSchema,
  profileSections: z.array(timelineSectionSchema),
  futureSections: z.array(timelineSectionSchema),
};
/** Omitted from responses when null. */
const optionalFields = { kind: kindSchema.nullable(), endDate: endDateSchema.nullable() };
export const ELEMENT_FIELDS = z.object(elementFields).keyof().options;
export const LATER_ELEMENT_FIELDS = z.object(optionalFields).keyof().options;

export const timelineElementChangesSchema = createChangesSchema({ ...elementFields, ...optionalFields }).meta(
  {
    id: 'TimelineElementChanges',
  },
);
export type TimelineElementChanges = z.infer<typeof timelineElementChangesSchema>;

export const timelineElementSchema = z
  .object({
    _id: z.string(),
    order: z.int(),
    ...elementFields,
    profile: mapOutputSchema,
    future: mapOutputSchema,
    kind: kindSchema.exactOptional().describe('The resume section of an event. Absent if not set.'),
    endDate: z
      .string()
      .exactOptional()
      .describe('The end of an event: a year, a month or a day. Absent if it is ongoing or a single date.'),
    ...publishingOutput,
    pendingChanges: pendingOutput(timelineElementChangesSchema),
  })
  .meta({ id: 'TimelineElement' });
export type TimelineElement = z.infer<typeof timelineElementSchema>;

/** The defaults of a new timeline element. Its year is the current one; it is added at the end. */
export const NEW_TIMELINE_ELEMENT = {
  type: 'event',
  title: 'New Event',
  icon: 'fa-star',
  shortDescription: 'Short description',
  longDescription: 'Long description',
} satisfies Partial<TimelineElement>;

const sectionsInputSchema = z
  .array(timelineSectionSchema)
  .max(LIST_MAX_LENGTH)
  .superRefine((sections, context) => {
    for (const index of findRepeatedTitles(sections)) {
      context.addIssue({ code: 'custom', path: [index, 'title'], message: TITLE_REPEATED });
    }
  })
  .transform(withoutEmptySections);

const mapInputSchema = sectionMapSchema
  .superRefine((map, context) => {
    const sections = toSections(map);
    const refuse = (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: [sections[index]?.title ?? ''], message });
    const { error } = z.array(timelineSectionSchema).max(LIST_MAX_LENGTH).safeParse(sections);
    for (const { path, message } of error?.issues ?? []) refuse(Number(path[0]), message);
    if (error) return;
    for (const index of findRepeatedTitles(sections)) refuse(index, TITLE_REPEATED);
  })
  .describe('Title to text: another way to send the sections of the same name.');

/** A whole number, which may be sent as text: `"2021"`. */
const wholeNumberSchema = z.union(
  [
    z.int(),
    z
      .string()
      .max(20)
      .regex(/^\s*[+-]?\d+\s*$/)
      .transform(Number)
      .pipe(z.int()),
  ],
  'Must be a whole number',
);

const yearSchema = wholeNumberSchema.refine(
  year => Math.abs(year) <= YEAR_MAX,
  'Must be a year of up to four digits',
);
const orderSchema = wholeNumberSchema.refine(order => order >= 0, 'Must not be negative');

/** All fields are optional: creation fills in defaults, an update preserves stored values. */
export const timelineElementInputSchema = z
  .object({
    type: z.enum(TIMELINE_TYPES),
    order: orderSchema.describe(
      'The position, counted from 0; a larger number means last. On creation, elements with an order are also sorted among each other, so that they may be sent in any sequence.',
    ),
    year: yearSchema,
    title: nameSchema,
    icon: iconClassSchema,
    shortDescription: textSchema,
    longDescription: textSchema,
    profile: mapInputSchema,
    profileSections: sectionsInputSchema,
    future: mapInputSchema,
    futureSections: sectionsInputSchema,
    kind: kindSchema.nullable().describe('Null removes it.'),
    endDate: endDateSchema.nullable().describe('Must not be before the year. Null removes it.'),
    ...publishingInput,
  })
  .partial()
  .meta({ id: 'TimelineElementInput' });
export type TimelineElementInput = z.infer<typeof timelineElementInputSchema>;

/** The fields that unpublished changes may contain: neither the order nor the publishing settings. */
export const timelineElementChangesInputSchema = timelineElementInputSchema
  .omit({ order: true, draft: true, publishAt: true })
  .meta({ id: 'TimelineElementChangesInput' });
export type TimelineElementChangesInput = z.infer<typeof timelineElementChangesInputSchema>;

export const timelineElementUpdateSchema = timelineElementInputSchema
  .extend({
    id: idSchema,
    pendingChanges: pendingInput(timelineElementChangesInputSchema).optional(),
    expectedVersion: expectedVersionSchema,
  })
  .meta({ id: 'TimelineElementUpdate' });
export type TimelineElementUpdate = z.infer<typeof timelineElementUpdateSchema>;

export const timelineOrderSchema = z.object({
  elements: z
    .array(z.object({ _id: idSchema, order: wholeNumberSchema }))
    .max(LIST_MAX_LENGTH)
    .describe('Elements not listed follow in their current order.'),
  expectedVersion: expectedVersionSchema,
});
export type TimelineOrder = z.infer<typeof timelineOrderSchema>;

/** The timeline with its version, which increases with every change of an element. */
export const versionedTimelineSchema = z
  .object({ version: z.int(), elements: z.array(timelineElementSchema) })
  .meta({ id: 'VersionedTimeline' });
export type VersionedTimeline = z.infer<typeof versionedTimelineSchema>;
