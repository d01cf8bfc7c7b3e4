import { z } from 'zod';
import { setupSchema, setupUpdateSchema } from '#shared/contract/setup';
import type { SetupService } from '../composition/setup-service';
import { ownerProcedure, router } from '../core/procedures/procedures';
import { setupExamples as examples } from './setup-examples';

export function createSetupRouter(setup: SetupService) {
  return router({
    get: ownerProcedure
      .meta({
        openapi: { method: 'GET', path: '/setup', summary: 'Get the setup checklist' },
        example: examples.get,
      })
      .input(z.void())
      .output(setupSchema)
      .query(() => setup.get()),

    update: ownerProcedure
      .meta({
        openapi: {
          method: 'PUT',
          path: '/setup',
          summary: 'Hide the checklist, or set the current setup step',
        },
        example: examples.update,
      })
      .input(setupUpdateSchema)
      .output(setupSchema)
      .mutation(({ input }) => setup.update(input)),
  });
}
