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
          .describe('The first 100 that are added or changed, these with the fields that differ.'),
      }),
    ),
  })
  .meta({ id: 'ContentImportPlan' });
export type ContentImportPlan = z.infer<typeof contentImportPlanSchema>;

export const importOutcomeSchema = z.object({ added: z.int(), changed: z.int() });
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

export const contentImportSchema = z
  .object({
    importedAt: timestampSchema,
    site: z.string().describe('Whose content it was.'),
    ...importOutcomeSchema.shape,
  })
  .meta({ id: 'ContentImport' });
export type ContentImport = z.infer<typeof contentImportSchema>;

/** Null: there is none that could be undone. */
export const lastImportSchema = contentImportSchema.nullable();

export const contentImportUndoneSchema = z.object({
  undone: z.int(),
  kept: z.int().describe('Those that were changed since the import.'),
});
export type ContentImportUndone = z.infer<typeof contentImportUndoneSchema>;
