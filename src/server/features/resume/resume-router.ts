import { z } from 'zod';
import { publicOperation, router } from '#server/core/procedures/procedures';
import { jsonResumeSchema } from '#shared/contract/json-resume';
import type { ResumeSource } from './resume-content';
import { resumeExamples as examples } from './resume-examples';
import { jsonResume } from './write-json-resume';

export function createResumeRouter(readSource: () => Promise<ResumeSource>) {
  return router({
    json: publicOperation('GET', '/resume.json', 'Get the site as a JSON Resume', {
      description:
        'Follows the schema of jsonresume.org. Contains published content only; private projects are omitted.',
      cacheTags: ['content'],
      example: examples.json,
    })
      .input(z.void())
      .output(jsonResumeSchema)
      .query(async () => jsonResume(await readSource())),
  });
}
