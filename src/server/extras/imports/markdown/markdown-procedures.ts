import { ownerOperation, toSuccess } from '#server/core/procedures/procedures';
import { importExamples as examples } from '#server/extras/imports/import-examples';
import { successSchema } from '#shared/contract/common';
import {
  importPlanSchema,
  importResultSchema,
  markdownImportSchema,
  markdownPlanSchema,
  stagedMarkdownIdSchema,
} from '#shared/extras/imports/import-contract';
import type { MarkdownSource } from './markdown-source';

/** Creates the procedures for a staged archive of Markdown files, which markdown-endpoint.ts receives. */
export function markdownProcedures(markdown: MarkdownSource) {
  return {
    planMarkdown: ownerOperation(
      'POST',
      '/imports/markdown/file/{id}/plan',
      'Preview the import of Markdown files as projects, notes and pages',
      {
        description: 'Changes nothing. Upload the archive with `POST /imports/markdown/file` first.',
        failures: [404],
        example: examples.planMarkdown,
      },
    )
      .input(markdownPlanSchema)
      .output(importPlanSchema)
      .mutation(({ input }) => markdown.plan(input)),

    applyMarkdown: ownerOperation(
      'POST',
      '/imports/markdown/file/{id}/import',
      'Import Markdown files as draft projects, notes and pages',
      {
        description:
          'All-or-nothing. Files that were imported before are updated, not duplicated. Deletes the archive on success.',
        successStatus: 201,
        failures: [404],
        example: examples.applyMarkdown,
      },
    )
      .input(markdownImportSchema)
      .output(importResultSchema)
      .mutation(({ input }) => markdown.apply(input)),

    discardMarkdown: ownerOperation(
      'DELETE',
      '/imports/markdown/file/{id}',
      'Delete a staged archive of Markdown files',
      {
        description: 'Imports nothing. Succeeds if the archive no longer exists.',
        example: examples.discardMarkdown,
      },
    )
      .input(stagedMarkdownIdSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(markdown.discard(input.id))),
  };
}
