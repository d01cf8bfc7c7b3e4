import { z } from 'zod';
import { sampleClearedSchema, sampleCountsSchema } from '../../shared/contract/sample';
import { ownerProcedure, router } from '../core/trpc';
import type { SampleService } from './sample-service';

const tags = ['sample'];

export function createSampleRouter(sample: SampleService) {
  return router({
    status: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/sample',
          tags,
          summary: 'Count the remaining sample content',
        },
      })
      .input(z.void())
      .output(sampleCountsSchema)
      .query(() => sample.count()),

    clear: ownerProcedure
      .meta({
        openapi: {
          method: 'DELETE',
          path: '/sample',
          tags,
          summary: 'Delete the sample content',
          description: 'Content that the owner changed stays, with the images and categories it uses.',
        },
      })
      .output(sampleClearedSchema)
      .mutation(() => sample.clear()),
  });
}
