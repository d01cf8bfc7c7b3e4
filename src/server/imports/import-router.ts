import { z } from 'zod';
import { itemIdSchema } from '#shared/contract/common';
import {
  importedRepositorySchema,
  importPlanSchema,
  importResultSchema,
  importRunSchema,
  importUndoneSchema,
  repositoryImportSchema,
  repositoryListSchema,
  repositoryPlanSchema,
  repositoryRefreshSchema,
  resumeFileSchema,
  resumeImportSchema,
} from '#shared/contract/import';
import { ownerOperation, router } from '../core/procedures/procedures';
import { importExamples as examples } from './import-examples';
import type { ImportService } from './import-service';
import type { GitHubSource } from './sources/github/github-source';
import { readJsonResume } from './sources/json-resume/read-json-resume';
import { markdownProcedures } from './sources/markdown/markdown-procedures';
import type { MarkdownSource } from './sources/markdown/markdown-source';

export function createImportRouter(imports: ImportService, github: GitHubSource, markdown: MarkdownSource) {
  return router({
    list: ownerOperation('GET', '/imports', 'List the last imports, the newest first', {
      example: examples.list,
    })
      .input(z.void())
      .output(z.array(importRunSchema))
      .query(() => imports.list()),

    undo: ownerOperation('POST', '/imports/{id}/undo', 'Take an import back', {
      description:
        'What it made goes to the trash; what it changed is as it was before, unless it was changed again since.',
      failures: [404, 409],
      example: examples.undo,
    })
      .input(itemIdSchema)
      .output(importUndoneSchema)
      .mutation(({ input }) => imports.undo(input.id)),

    planResume: ownerOperation(
      'POST',
      '/imports/json-resume/plan',
      'Tell what a JSON Resume would bring; nothing is changed',
      { example: examples.planResume },
    )
      .input(resumeFileSchema)
      .output(importPlanSchema)
      .mutation(({ input }) => imports.plan(readJsonResume(input.text))),

    applyResume: ownerOperation(
      'POST',
      '/imports/json-resume',
      'Take the named entries of a JSON Resume, all or nothing',
      {
        description: 'Projects and events become drafts. What was taken before is not taken twice.',
        successStatus: 201,
        example: examples.applyResume,
      },
    )
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
      'List the repositories that became projects, with their figures',
      { example: examples.repositories },
    )
      .input(z.void())
      .output(z.array(importedRepositorySchema))
      .query(() => github.listTaken()),

    planRepositories: ownerOperation(
      'POST',
      '/imports/github/plan',
      'List the public repositories of a GitHub profile; nothing is changed',
      { failures: [404, 429], example: examples.planRepositories },
    )
      .input(repositoryListSchema)
      .output(repositoryPlanSchema)
      .mutation(({ input }) => github.list(input)),

    applyRepositories: ownerOperation(
      'POST',
      '/imports/github',
      'Take repositories as draft projects, with what their readmes begin with',
      { successStatus: 201, failures: [404, 429], example: examples.applyRepositories },
    )
      .input(repositoryImportSchema)
      .output(importResultSchema)
      .mutation(({ input }) => github.apply(input)),

    refreshRepositories: ownerOperation(
      'POST',
      '/imports/github/refresh',
      'Bring what came from GitHub up to date',
      {
        description: 'Figures always; texts only where nobody has changed them since.',
        failures: [404, 429],
        example: examples.refreshRepositories,
      },
    )
      .input(repositoryRefreshSchema)
      .output(importResultSchema)
      .mutation(({ input }) => github.refresh(input.token)),
  };
}
