import { z } from 'zod';
import { idSchema, timestampSchema } from './common';

/** The owner's publishing settings of an item. */
export const publishingInput = {
  draft: z.boolean().describe('Only the owner sees a draft, whatever publishAt says. Default: published.'),
  publishAt: timestampSchema
    .nullable()
    .describe('When to publish it, unless it is a draft. Null or a past date publishes it immediately.'),
};

/** Returned to the owner only, and only when they differ from the defaults. */
export const publishingOutput = {
  draft: z.boolean().exactOptional().describe('Owner only: true if visitors cannot see it.'),
  publishAt: timestampSchema
    .nullable()
    .exactOptional()
    .describe('Owner only: the scheduled publication date.'),
};

/** The fields that responses add to a dated item. */
export const datedOutput = {
  _id: z.string(),
  ...publishingOutput,
  publishedAt: timestampSchema.describe(
    'The publication date, past or scheduled: its publishAt. For a draft without one, the creation date.',
  ),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
};

/** A flag in lists, which do not load the pending changes. */
export const hasPendingChanges = z.literal(true).exactOptional().describe('Owner only: true or absent.');

/** The item to update and the version that the caller last read. */
export const savedUpdate = {
  id: idSchema,
  expectedUpdatedAt: timestampSchema
    .optional()
    .describe(
      'The updatedAt last read. If a newer version is stored, the response is 409. If omitted, the last write wins.',
    ),
};

/** Unpublished changes in an update, validated like a save. */
export function pendingInput<Changes extends z.ZodType>(changes: Changes) {
  return changes
    .nullable()
    .describe(
      'Unpublished changes, which replace the previously stored ones; visitors still see the published item. Fields equal to the published ones are omitted. Null discards the changes. To publish them, send them as fields of the update.',
    );
}

/** Unpublished changes in a response: returned to the owner only, and only when there are any. */
export function pendingOutput<Changes extends z.ZodType>(changes: Changes) {
  return changes.exactOptional().describe('Owner only: saved but unpublished changes, by field.');
}

type Some<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]> };

/** Makes every field optional; an absent field is unchanged. */
export function createChangesSchema<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Some<Shape>>;
export function createChangesSchema(shape: z.ZodRawShape): z.ZodObject {
  const some = Object.entries(shape).map(([name, schema]) => [name, z.exactOptional(schema)]);
  return z.object(Object.fromEntries(some));
}
