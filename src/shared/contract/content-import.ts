import { z } from 'zod';
import { timestampSchema } from './common';

export const contentImportPlanSchema = z
  .object({
    kinds: z.array(
      z.object({
        kind: z.string().describe('The table, such as "project".'),
        added: z.int(),
        changed: z.int(),
        same: z.int(),
        items: z
          .array(z.object({ name: z.string(), isNew: z.boolean(), fields: z.array(z.string()) }))
          .describe('The first 100 added or changed items, with the fields that differ.'),
      }),
    ),
  })
  .meta({ id: 'ContentImportPlan' });
export type ContentImportPlan = z.infer<typeof contentImportPlanSchema>;

export const importOutcomeSchema = z.object({ added: z.int(), changed: z.int() });
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

const contentImportSchema = z
  .object({
    importedAt: timestampSchema,
    site: z.string().describe('The name of the owner whose content was imported.'),
    ...importOutcomeSchema.shape,
  })
  .meta({ id: 'ContentImport' });
export type ContentImport = z.infer<typeof contentImportSchema>;

/** Null if no import can be undone. */
export const lastImportSchema = contentImportSchema.nullable();

export const contentImportUndoneSchema = z.object({
  undone: z.int(),
  kept: z.int().describe('Items left unchanged because they were edited after the import.'),
});
export type ContentImportUndone = z.infer<typeof contentImportUndoneSchema>;
