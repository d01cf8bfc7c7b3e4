import { z } from 'zod';
import { isRecord } from '#shared/is-record';
import {
  type ElementType,
  END_DATE,
  findRepeatedTitles,
  isEndDate,
  NEW_LONG_DESCRIPTION,
  TITLE_REPEATED,
  type TimelineKind,
  toSections,
  withoutEmptySections,
} from '#shared/timeline';
import {
  expectedVersionSchema,
  iconClassSchema,
  idSchema,
  LIST_MAX_LENGTH,
  NAME_MAX_LENGTH,
  nameSchema,
  recordIdSchema,
  SHOWN_LIST_MAX_LENGTH,
  TEXT_MAX_LENGTH,
  textSchema,
} from './common';
import { choice, declare, name, optional, pluck, text } from './fields';
import {
  createChangesSchema,
  pendingInput,
  pendingOutput,
  publishingInput,
  publishingOutput,
} from './publishing-fields';

const YEAR_MAX = 9_999;
/** A request may have 2,500 different names, which leaves room for the fields and two maps. */
const MAP_MAX_LENGTH = 1_000;

const timelineSectionSchema = z
  .object({ title: nameSchema, text: textSchema })
  .meta({ id: 'TimelineSection' });
export type TimelineSection = z.infer<typeof timelineSectionSchema>;

/** The schema is custom because z.record drops the key '__proto__', which is a valid title. */
function createMapSchema(maxProperties: number) {
  return (
    z
      .custom<Record<string, string>>(isRecord, 'Must be an object of titles and texts')
      // zod cannot derive the JSON Schema of a custom schema.
      .meta({
        override: {
          type: 'object',
          maxProperties,
          propertyNames: { type: 'string', maxLength: NAME_MAX_LENGTH },
          additionalProperties: { type: 'string', maxLength: TEXT_MAX_LENGTH },
        },
      })
  );
}

const mapOutputSchema = createMapSchema(LIST_MAX_LENGTH).describe(
  'Maps titles to texts; derived from the sections of the same name.',
);

export const END_RULE = 'Must be a year, a month or a day, such as 2023, 2023-06 or 2023-06-30';
/** A year, a month or a day, as text. */
const endDateSchema = z
  .string()
  .regex(END_DATE, { error: END_RULE, abort: true })
  .refine(isEndDate, END_RULE);
/** The digits of a number up to the largest safe integer. */
const DIGITS = String.raw`0*(?:\d{1,15}|[1-8]\d{15}|9007199254740\d{3})`;

/** A whole number, which may be sent as text of this form, such as `"2021"`. */
function numberOrText(number: z.ZodInt, form: RegExp) {
  const text = z.string().max(20).regex(form).transform(Number).pipe(number);
  return z.union([number, text], 'Must be a whole number');
}

export const YEAR_RULE = 'Must be a year of up to four digits';
const yearSchema = numberOrText(
  z.int().min(-YEAR_MAX, YEAR_RULE).max(YEAR_MAX, YEAR_RULE),
  /^\s*[+-]?0*\d{1,4}\s*$/,
);
const orderSchema = numberOrText(
  z.int().min(0, 'Must not be negative'),
  new RegExp(String.raw`^\s*\+?${DIGITS}\s*$`),
);

const sectionsInputSchema = z
  .array(timelineSectionSchema)
  .max(LIST_MAX_LENGTH)
  .meta({ maxItems: SHOWN_LIST_MAX_LENGTH })
  .superRefine((sections, context) => {
    for (const index of findRepeatedTitles(sections)) {
      context.addIssue({ code: 'custom', path: [index, 'title'], message: TITLE_REPEATED });
    }
  })
  .transform(withoutEmptySections);

/** A list of titled texts. */
function sections(label: string) {
  const value = z.array(timelineSectionSchema);
  return { ...declare('list', value, { label, initial: [] }), input: sectionsInputSchema };
}

/** The fields of an element, in the order of its editor. */
export const elementFields = {
  type: choice<ElementType>(
    { profile: 'Profile', future: 'Future', event: 'Event', current: 'Current' },
    { label: 'Type', initial: 'event' },
  ),
  // The current year replaces the initial one.
  year: { ...declare('number', z.int(), { label: 'Year', initial: 0 }), input: yearSchema },
  title: name({ label: 'Title', initial: 'New Event' }),
  icon: { ...declare('name', z.string(), { label: 'Icon', initial: 'fa-star' }), input: iconClassSchema },
  shortDescription: text({ label: 'Short Description', initial: 'Short description' }),
  longDescription: text({ label: 'Long Description', initial: NEW_LONG_DESCRIPTION }),
  profileSections: sections('Profile sections'),
  futureSections: sections('Future sections'),
  kind: optional(
    choice<TimelineKind>(
      { work: 'Work', education: 'Education', other: 'Other' },
      { label: 'Kind', initial: 'other', description: 'The resume section of an event.' },
    ),
  ),
  endDate: optional({
    ...declare(
      'key',
      endDateSchema.describe('The end of an event: a year, a month or a day, not before its year.'),
      { label: 'End', initial: '' },
    ),
    output: z.string(),
  }),
};

export const timelineElementChangesSchema = createChangesSchema(pluck(elementFields, 'value')).meta({
  id: 'TimelineElementChanges',
});
export type TimelineElementChanges = z.infer<typeof timelineElementChangesSchema>;

export const timelineElementSchema = z
  .object({
    _id: z.string(),
    order: z.int(),
    ...pluck(elementFields, 'output'),
    profile: mapOutputSchema,
    future: mapOutputSchema,
    ...publishingOutput,
    pendingChanges: pendingOutput(timelineElementChangesSchema),
  })
  .meta({ id: 'TimelineElement' });
export type TimelineElement = z.infer<typeof timelineElementSchema>;

/** The defaults of a new timeline element. Its year is the current one, and it is added at the end. */
export const NEW_TIMELINE_ELEMENT = pluck(elementFields, 'initial');

const mapInputSchema = createMapSchema(SHOWN_LIST_MAX_LENGTH)
  .superRefine((map, context) => {
    const sections = toSections(map);
    const refuse = (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: [sections[index]?.title ?? ''], message });
    const { error } = z.array(timelineSectionSchema).max(MAP_MAX_LENGTH).safeParse(sections);
    for (const { path, message } of error?.issues ?? []) refuse(Number(path[0]), message);
    if (error) return;
    for (const index of findRepeatedTitles(sections)) refuse(index, TITLE_REPEATED);
  })
  .describe('Maps titles to texts: another way to send the sections of the same name.');

/** All fields are optional. Creation fills in defaults, and an update keeps stored values. */
export const timelineElementInputSchema = z
  .object({
    order: orderSchema.describe(
      'The position, counted from 0; a larger number means last. On creation, elements with an order are also sorted among each other, so that they may be sent in any sequence.',
    ),
    ...pluck(elementFields, 'input'),
    profile: mapInputSchema,
    future: mapInputSchema,
    ...publishingInput,
  })
  .partial();
export type TimelineElementInput = z.infer<typeof timelineElementInputSchema>;

/** The fields that unpublished changes may contain, without the order and the publishing settings. */
export const timelineElementChangesInputSchema = timelineElementInputSchema
  .omit({ order: true, draft: true, publishAt: true })
  .meta({ id: 'TimelineElementChangesInput' });
export type TimelineElementChangesInput = z.infer<typeof timelineElementChangesInputSchema>;

export const timelineElementUpdateSchema = timelineElementInputSchema.extend({
  id: recordIdSchema,
  pendingChanges: pendingInput(timelineElementChangesInputSchema).optional(),
  expectedVersion: expectedVersionSchema,
});
export type TimelineElementUpdate = z.infer<typeof timelineElementUpdateSchema>;

export const timelineOrderSchema = z.object({
  elements: z
    .array(
      z.object({
        _id: idSchema,
        order: numberOrText(z.int(), new RegExp(String.raw`^\s*[+-]?${DIGITS}\s*$`)),
      }),
    )
    .max(LIST_MAX_LENGTH)
    .describe('Elements not listed follow in their current order.'),
  expectedVersion: expectedVersionSchema,
});
export type TimelineOrder = z.infer<typeof timelineOrderSchema>;

/** The timeline with its version, which increases with every change of an element. */
export const timelineListSchema = z
  .object({ version: z.int(), elements: z.array(timelineElementSchema) })
  .meta({ id: 'VersionedTimeline' });
export type TimelineList = z.infer<typeof timelineListSchema>;
