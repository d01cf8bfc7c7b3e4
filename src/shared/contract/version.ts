import { z } from 'zod';
import { CONTENT_KIND_NAMES } from '#shared/content-kinds';
import { idSchema, itemIdSchema, nameSchema, slugSchema, timestampSchema } from './common';

/** Skills and settings have versions as a whole, and all other kinds by item. */
export const versionKindSchema = z.enum(CONTENT_KIND_NAMES);

export const versionSchema = z
  .object({
    number: z.int().describe('Counted from 1 for each item. The highest is the current version.'),
    kind: versionKindSchema,
    savedAt: timestampSchema.nullable().describe('Null if it was saved before versions were recorded.'),
    savedBy: z.string().nullable().describe('The user agent that saved it.'),
    changes: z
      .array(z.string())
      .describe(
        'The fields that differ from the previous version; for skills, the names of the changed skills.',
      ),
    bytes: z.int(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Version' });
export type Version = z.infer<typeof versionSchema>;

/** Not z.json(), because generators turn its recursive schema into circular types. */
export const versionContentSchema = versionSchema
  .extend({ fields: z.record(z.string(), z.unknown()) })
  .meta({ id: 'VersionContent' });
export type VersionContent = z.infer<typeof versionContentSchema>;

export const versionedItemSchema = z.object({
  id: idSchema.describe("The item's ID, 'skills' or 'site'."),
});
export const versionNumberSchema = versionedItemSchema.extend({
  number: z.int().min(1).describe('The number of the version in the list of versions.'),
});

export const versionRestoreSchema = versionNumberSchema.extend({
  expectedNumber: z
    .int()
    .min(0)
    .optional()
    .describe('The highest number last read. If there is a higher one, the response is 409.'),
});
export type VersionRestore = z.infer<typeof versionRestoreSchema>;

/** Every kind of content, and messages. */
const itemKindSchema = z.enum([...CONTENT_KIND_NAMES, 'message']);
export type ItemKindName = z.infer<typeof itemKindSchema>;

export const trashItemSchema = z
  .object({
    _id: z.string(),
    kind: itemKindSchema,
    name: z.string(),
    trashedAt: timestampSchema,
    expiresAt: timestampSchema.describe('The time from which it may be deleted permanently.'),
    bytes: z.int(),
    undoneImport: z
      .object({ id: z.string(), source: z.string() })
      .optional()
      .describe('The import whose undo moved the item to the trash.'),
  })
  .meta({ id: 'TrashItem' });
export type TrashItem = z.infer<typeof trashItemSchema>;

export const trashRestoreSchema = itemIdSchema.extend({
  category: nameSchema
    .optional()
    .describe('The new category of a project whose category no longer exists. A new name adds a category.'),
  slug: slugSchema
    .nullable()
    .optional()
    .describe(
      'The new slug of an item whose slug is already in use. Null for none; notes and pages then get one derived from their title.',
    ),
});
