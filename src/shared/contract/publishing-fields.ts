import { z } from 'zod';
import { recordIdSchema, sentTimestampSchema, timestampSchema } from './common';

/** The owner's publishing settings of an item. */
export const publishingInput = {
  draft: z.boolean().describe('Only the owner sees a draft, regardless of publishAt. Defaults to published.'),
  publishAt: sentTimestampSchema
    // MySQL stores no earlier dates.
    .refine(text => Date.parse(text) >= Date.UTC(1000), 'Use a year from 1000 to 9999.')
    .nullable()
    .describe(
      'The time to publish it, in a year from 1000 to 9999, unless it is a draft. Null or a past date publishes it immediately.',
    ),
};

/** Responses include these fields for the owner only, and only if they differ from the defaults. */
export const publishingOutput = {
  draft: z.boolean().exactOptional().describe('Owner only: true if visitors cannot see it.'),
  publishAt: timestampSchema
    .nullable()
    .exactOptional()
    .describe('Owner only: the scheduled publication date.'),
};

/** The time of the version that visitors see. */
export const seenUpdatedAt = timestampSchema
  .exactOptional()
  .describe('Owner only: when the content that visitors see last changed, if a draft was saved since.');

/** The fields that responses add to a dated item. */
export const datedOutput = {
  _id: z.string(),
  ...publishingOutput,
  publishedAt: timestampSchema.describe(
    'The publication date, past or scheduled: its publishAt. For a draft without one, the creation date.',
  ),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  seenUpdatedAt,
};

/** Lists return this flag because they do not load the pending changes. */
export const hasPendingChanges = z.literal(true).exactOptional().describe('Owner only: true or absent.');

/** The item to update and the version that the caller last read. */
export const savedUpdate = {
  id: recordIdSchema,
  expectedUpdatedAt: sentTimestampSchema
    .optional()
    .describe(
      'The updatedAt last read. If a newer version is stored, the response is 409. If omitted, the last write wins.',
    ),
};

/** The field that the update of an item with a slug has besides. */
export const slugUpdate = {
  isSlugFromTitle: z
    .boolean()
    .optional()
    .describe('True if the slug is derived from the title. If it is in use, it then gets a number.'),
};

/** Unpublished changes in an update, validated like a save. */
export function pendingInput<Changes extends z.ZodType>(changes: Changes) {
  return changes
    .nullable()
    .describe(
      'Unpublished changes, which replace the previously stored ones; visitors still see the published item. Fields equal to the published ones are omitted. Null discards the changes. To publish them, send them as fields of the update.',
    );
}

/** Unpublished changes in a response. The owner alone gets them, and only if there are any. */
export function pendingOutput<Changes extends z.ZodType>(changes: Changes) {
  return changes.exactOptional().describe('Owner only: saved but unpublished changes, by field.');
}

type Some<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]> };

/** Makes every field optional. An absent field is unchanged. */
export function createChangesSchema<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Some<Shape>>;
export function createChangesSchema(shape: z.ZodRawShape): z.ZodObject {
  const some = Object.entries(shape).map(([name, schema]) => [name, z.exactOptional(schema)]);
  return z.object(Object.fromEntries(some));
}
