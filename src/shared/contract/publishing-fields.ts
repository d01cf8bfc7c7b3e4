import { z } from 'zod';
import { idSchema, timestampSchema } from './common';

/** What its owner says of whether visitors see an item. */
export const publishingInput = {
  draft: z
    .boolean()
    .describe('A draft is seen by its owner alone, whatever publishAt says. Default: it is published.'),
  publishAt: timestampSchema
    .nullable()
    .describe('When visitors see it first, unless it is a draft. Null, or in the past: they see it now.'),
};

/** As it is answered: to the owner alone, and only where there is something to tell. */
export const publishingOutput = {
  draft: z.boolean().exactOptional().describe('For the owner alone: true for what visitors do not see.'),
  publishAt: timestampSchema
    .nullable()
    .exactOptional()
    .describe('For the owner alone: the moment that was planned for visitors to see it first.'),
};

/** What is answered of an item that is listed by its date, beside its fields. */
export const datedOutput = {
  _id: z.string(),
  ...publishingOutput,
  publishedAt: timestampSchema.describe(
    'When visitors saw it first, or will: its publishAt. Of a draft without one when it was made.',
  ),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
};

/** In a list, which reads no pending changes. */
export const hasPendingChanges = z
  .literal(true)
  .exactOptional()
  .describe('For the owner alone: true, or left out.');

/** Names the item that an update changes, and the version that its caller knows. */
export const savedUpdate = {
  id: idSchema,
  expectedUpdatedAt: timestampSchema
    .optional()
    .describe(
      'The updatedAt last read. If a newer version is stored, the answer is 409. Omitted: the last write wins.',
    ),
};

/** In an update: what is saved of an item and not published, by the rules of a save. */
export function pendingInput<Changes extends z.ZodType>(changes: Changes) {
  return changes
    .nullable()
    .describe(
      'Changes to keep for later, in the place of those kept before; visitors go on seeing the item as it is. Fields that do not differ from it are left out. Null discards them. To publish them, send them as fields of the update.',
    );
}

/** As they are answered: to the owner alone, and only where there are any. */
export function pendingOutput<Changes extends z.ZodType>(changes: Changes) {
  return changes
    .exactOptional()
    .describe('For the owner alone: changes that are saved and not published, by field.');
}

type Some<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]> };

/** Some of these fields: one that is not changed is not there. */
export function someOf<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Some<Shape>>;
export function someOf(shape: z.ZodRawShape): z.ZodObject {
  const some = Object.entries(shape).map(([name, schema]) => [name, z.exactOptional(schema)]);
  return z.object(Object.fromEntries(some));
}
