import { z } from 'zod';
import { setupSchema, setupUpdateSchema } from '#shared/contract/setup';
import type { SetupService } from '../composition/setup-service';
import { ownerOperation, router } from '../core/procedures/procedures';
import { setupExamples as examples } from './setup-examples';

export function createSetupRouter(setup: SetupService) {
  return router({
    get: ownerOperation('GET', '/setup', 'Get the setup checklist', { example: examples.get })
      .input(z.void())
      .output(setupSchema)
      .query(() => setup.get()),

    update: ownerOperation('PUT', '/setup', 'Hide the checklist, or set the current setup step', {
      example: examples.update,
    })
      .input(setupUpdateSchema)
      .output(setupSchema)
      .mutation(({ input }) => setup.update(input)),
  });
}
