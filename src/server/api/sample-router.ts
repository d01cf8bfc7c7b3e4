import { z } from 'zod';
import { sampleClearedSchema, sampleCountsSchema } from '#shared/contract/sample';
import type { SampleService } from '../composition/sample/sample-service';
import { ownerOperation, router } from '../core/procedures/procedures';
import { sampleExamples as examples } from './sample-examples';

export function createSampleRouter(sample: SampleService) {
  return router({
    status: ownerOperation('GET', '/sample', 'Count unchanged sample content', { example: examples.status })
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
