import { z } from 'zod';
import { ownerOperation, router } from '#server/core/procedures/procedures';
import { itemIdSchema } from '#shared/contract/common';
import {
  importedRepositorySchema,
  importPlanSchema,
  importPublishedSchema,
  importResultSchema,
  importRunSchema,
  importUndoneSchema,
  repositoryImportSchema,
  repositoryListSchema,
  repositoryPlanSchema,
  repositoryRefreshSchema,
  resumeFileSchema,
  resumeImportSchema,
} from '#shared/extras/imports/import-contract';
import type { GitHubSource } from './github/github-source';
import { importExamples as examples } from './import-examples';
import type { ImportService } from './import-service';
import { readJsonResume } from './json-resume/read-json-resume';
import { markdownProcedures } from './markdown/markdown-procedures';
import type { MarkdownSource } from './markdown/markdown-source';

export function createImportRouter(imports: ImportService, github: GitHubSource, markdown: MarkdownSource) {
  return router({
    list: ownerOperation('GET', '/imports', 'List the last imports, newest first', {
      description: 'Includes imports from GitHub, Markdown files and JSON Resumes.',
      example: examples.list,
    })
      .input(z.void())
      .output(z.array(importRunSchema))
      .query(() => imports.list()),

    undo: ownerOperation('POST', '/imports/{id}/undo', 'Undo an import', {
      description:
        'Moves created items to the trash and restores changed ones. Items edited since the import are unaffected.',
      failures: [404, 409],
      example: examples.undo,
    })
      .input(itemIdSchema)
      .output(importUndoneSchema)
      .mutation(({ input }) => imports.undo(input.id)),

    publish: ownerOperation('POST', '/imports/{id}/publish', 'Publish the drafts of an import', {
      description:
        'All-or-nothing. Publishes the created items that are still drafts; one with a date in the future becomes scheduled. Items that the source does not publish stay drafts.',
      failures: [404, 409],
      example: examples.publish,
    })
      .input(itemIdSchema)
      .output(importPublishedSchema)
      .mutation(({ input }) => imports.publish(input.id)),

    planResume: ownerOperation('POST', '/imports/json-resume/plan', 'Preview the import of a JSON Resume', {
      description: 'Changes nothing. Select entries for the import by their keys.',
      example: examples.planResume,
    })
      .input(resumeFileSchema)
      .output(importPlanSchema)
      .mutation(({ input }) => imports.plan(readJsonResume(input.text))),

    applyResume: ownerOperation('POST', '/imports/json-resume', 'Import entries of a JSON Resume', {
      description:
        'All-or-nothing. Projects and events become drafts. Entries that were imported before are updated, not duplicated.',
      successStatus: 201,
      example: examples.applyResume,
    })
      .input(resumeImportSchema)
      .output(importResultSchema)
      .mutation(({ input }) => imports.apply(readJsonResume(input.text), input.keys)),

    ...repositoryProcedures(github),
    ...markdownProcedures(markdown),
  });
}

function repositoryProcedures(github: GitHubSource) {
  return {
    repositories: ownerOperation(
      'GET',
      '/imports/github',
      'List the imported repositories with their stars and forks',
      { description: 'The counts are those of the last import or refresh.', example: examples.repositories },
    )
      .input(z.void())
      .output(z.array(importedRepositorySchema))
      .query(() => github.listTaken()),

    planRepositories: ownerOperation(
      'POST',
      '/imports/github/plan',
      'Preview the import of the public repositories of a GitHub profile',
      {
        description: 'Changes nothing. Without a token, GitHub allows 60 requests per hour.',
        failures: [404, 429],
        example: examples.planRepositories,
      },
    )
      .input(repositoryListSchema)
      .output(repositoryPlanSchema)
      .mutation(({ input }) => github.list(input)),

    applyRepositories: ownerOperation(
      'POST',
      '/imports/github',
      'Import repositories as draft projects, with the beginning of their READMEs',
      {
        description:
          'All-or-nothing. Repositories that were imported before are updated, except for texts that the owner has edited.',
        successStatus: 201,
        failures: [404, 429],
        example: examples.applyRepositories,
      },
    )
      .input(repositoryImportSchema)
      .output(importResultSchema)
      .mutation(({ input }) => github.apply(input)),

    refreshRepositories: ownerOperation(
      'POST',
      '/imports/github/refresh',
      'Refresh the projects imported from GitHub',
      {
        description: 'Always updates stars and forks; updates text only if the owner has not edited it.',
        failures: [404, 429],
        example: examples.refreshRepositories,
      },
    )
      .input(repositoryRefreshSchema)
      .output(importResultSchema)
      .mutation(({ input }) => github.refresh(input.token)),
  };
}
