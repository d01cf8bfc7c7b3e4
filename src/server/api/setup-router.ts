import { z } from 'zod';
import type { SetupService } from '#server/composition/setup-service';
import { TIMESTAMP } from '#server/core/procedures/example-values';
import { type Examples, ownerOperation, router } from '#server/core/procedures/procedures';
import { type Setup, setupSchema, setupUpdateSchema } from '#shared/contract/setup';

export function createSetupRouter(setup: SetupService) {
  return router({
    get: ownerOperation('GET', '/setup', 'Get the setup checklist', {
      description: 'A task is done when the owner has done it; sample content does not count.',
      example: examples.get,
    })
      .input(z.void())
      .output(setupSchema)
      .query(() => setup.get()),

    update: ownerOperation('PUT', '/setup', 'Hide the checklist or a task, or set the current setup step', {
      description: 'Omitted fields keep their values.',
      example: examples.update,
    })
      .input(setupUpdateSchema)
      .output(setupSchema)
      .mutation(({ input }) => setup.update(input)),
  });
}

const setupExample: Setup = {
  sample: { settings: ['headline', 'avatar'], projects: 7, skills: 20, timeline: 6, notes: 3 },
  own: { settings: ['ownerName'], projects: 1, skills: 0, timeline: 0, notes: 2 },
  hasPublicUrl: false,
  hasMailServer: true,
  hasOwnEmail: true,
  hasOwnPassword: true,
  lastBackupAt: TIMESTAMP,
  step: null,
  isChecklistHidden: false,
  postponed: ['mail'],
};

const examples = {
  get: { answer: setupExample },
  update: { request: { isChecklistHidden: true }, answer: { ...setupExample, isChecklistHidden: true } },
} satisfies Examples;
