import { ownerOperation, success } from '#server/core/procedures/procedures';
import { importExamples as examples } from '#server/imports/import-examples';
import { successSchema } from '#shared/contract/common';
import {
  importPlanSchema,
  importResultSchema,
  markdownImportSchema,
  markdownPlanSchema,
  stagedMarkdownIdSchema,
} from '#shared/contract/import';
import type { MarkdownSource } from './markdown-source';

/** What is asked of an archive of Markdown files; http/archive-endpoint.ts takes it. */
export function markdownProcedures(markdown: MarkdownSource) {
  return {
    planMarkdown: ownerOperation(
      'POST',
      '/imports/markdown/file/{id}/plan',
      'Tell what Markdown files would bring as projects or notes; nothing is changed',
      { failures: [404], example: examples.planMarkdown },
    )
      .input(markdownPlanSchema)
      .output(importPlanSchema)
      .mutation(({ input }) => markdown.plan(input)),

    applyMarkdown: ownerOperation(
      'POST',
      '/imports/markdown/file/{id}/import',
      'Take the named files as draft projects or notes, all or nothing',
      {
        description:
          'What was taken before is not taken twice. The archive is deleted; when nothing could be taken, it goes on waiting.',
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
      'Delete an archive of Markdown files that was sent to be imported',
      {
        description: 'Nothing of it was taken. One that is gone is no failure.',
        example: examples.discardMarkdown,
      },
    )
      .input(stagedMarkdownIdSchema)
      .output(successSchema)
      .mutation(({ input }) => success(markdown.discard(input.id))),
  };
}
