import { z } from 'zod';
import { CONTENT_KIND_NAMES } from '../content-kinds';
import { idSchema, itemIdSchema, nameSchema, slugSchema, timestampSchema } from './common';

/** What has versions: of the skills and the settings the whole, of all others each item. */
export const versionKindSchema = z.enum(CONTENT_KIND_NAMES);

export const versionSchema = z
  .object({
    number: z.int().describe('Counted from 1 for each item. The highest is what is stored now.'),
    kind: versionKindSchema,
    savedAt: timestampSchema.nullable().describe('Null for what was saved before versions were kept.'),
    savedBy: z.string().nullable().describe('The program that saved it, as it calls itself.'),
    changes: z
      .array(z.string())
      .describe('The fields that differ from the version before; of the skills their names.'),
    bytes: z.int(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Version' });
export type Version = z.infer<typeof versionSchema>;

export const versionContentSchema = versionSchema
  .extend({ fields: z.record(z.string(), z.json()) })
  .meta({ id: 'VersionContent' });
export type VersionContent = z.infer<typeof versionContentSchema>;

export const versionedItemSchema = z.object({
  id: idSchema.describe("The item's id, 'skills' or 'site'."),
});
export const versionNumberSchema = versionedItemSchema.extend({ number: z.int().min(1) });

export const versionRestoreSchema = versionNumberSchema.extend({
  expectedNumber: z
    .int()
    .min(0)
    .optional()
    .describe('The highest number last read. If there is a higher one, the answer is 409.'),
});
export type VersionRestore = z.infer<typeof versionRestoreSchema>;

export const trashItemSchema = z
  .object({
    _id: z.string(),
    kind: versionKindSchema,
    name: z.string(),
    trashedAt: timestampSchema,
    expiresAt: timestampSchema.describe('From then on it may be deleted for good.'),
    bytes: z.int(),
  })
  .meta({ id: 'TrashItem' });
export type TrashItem = z.infer<typeof trashItemSchema>;

export const trashRestoreSchema = itemIdSchema.extend({
  category: nameSchema
    .optional()
    .describe('For a project whose category is gone: the one to put it in. A new name adds a category.'),
  slug: slugSchema
    .nullable()
    .optional()
    .describe(
      'For an item whose slug is another’s by now: its new one. Null: none, or for a note or a page one made of its title.',
    ),
});
export const trashCountSchema = z.object({ count: z.int() });
