import { z } from 'zod';
import type { SampleService } from '#server/composition/sample/sample-service';
import { type Examples, ownerOperation, router } from '#server/core/procedures/procedures';
import { type SampleCounts, sampleClearedSchema, sampleCountsSchema } from '#shared/contract/sample';

export function createSampleRouter(sample: SampleService) {
  return router({
    status: ownerOperation('GET', '/sample', 'Count unchanged sample content', {
      description: 'Content that the owner has changed is not counted.',
      example: examples.status,
    })
      .input(z.void())
      .output(sampleCountsSchema)
      .query(() => sample.count()),

    clear: ownerOperation('DELETE', '/sample', 'Delete the sample content', {
      description: 'Content that the owner has changed is preserved, with the images and categories it uses.',
      example: examples.clear,
    })
      .output(sampleClearedSchema)
      .mutation(() => sample.clear()),
  });
}

const countsExample: SampleCounts = {
  projects: 8,
  skills: 20,
  timeline: 6,
  notes: 3,
  site: 16,
  categories: 3,
  uploads: 13,
};

const examples = {
  status: { answer: countsExample },
  clear: { answer: { removed: countsExample, kept: 0 } },
} satisfies Examples;
