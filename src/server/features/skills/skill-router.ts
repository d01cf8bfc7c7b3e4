import { z } from 'zod';
import { ownerProcedure, publicProcedure, router, success } from '#server/core/procedures/procedures';
import { itemIdSchema, successSchema } from '#shared/contract/common';
import {
  saveSkillListSchema,
  skillCoreSchema,
  skillListInputSchema,
  skillSchema,
  skillSuggestionSchema,
  versionedSkillsSchema,
} from '#shared/contract/skill';
import { skillExamples as examples } from './skill-examples';
import type { SkillService } from './skill-service';

export function createSkillRouter(skills: SkillService) {
  return router({
    list: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/skills', summary: 'List all skills' },
        example: examples.list,
      })
      .input(z.void())
      .output(z.array(skillSchema))
      .query(() => skills.list()),

    /** Lists the skills for an editor, with the version that saveList may expect. */
    listVersioned: ownerProcedure
      .input(z.void())
      .output(versionedSkillsSchema)
      .query(() => skills.listVersioned()),

    /** Does the same as saveList for callers that send a bare array. */
    replace: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/skills',
          summary: 'Replace the whole list of skills',
          description:
            'Skills with a known _id keep it, others get a new one, and those missing from the list are deleted. Two skills with the same name, ignoring case, are refused with 409.',
        },
        failures: [409],
        example: examples.replace,
      })
      .input(skillListInputSchema)
      .output(z.array(skillSchema))
      .mutation(async ({ input }) => (await skills.saveList(input)).skills),

    saveList: ownerProcedure
      .input(saveSkillListSchema)
      .output(versionedSkillsSchema)
      .mutation(({ input }) => skills.saveList(input.skills, input.expectedVersion)),

    setCore: ownerProcedure
      .meta({
        openapi: {
          method: 'PUT',
          path: '/skills/{id}',
          summary: 'Set whether a skill is a core skill',
        },
        failures: [404],
        example: examples.setCore,
      })
      .input(skillCoreSchema)
      .output(skillSchema)
      .mutation(({ input }) => skills.setCore(input.id, input.isCore)),

    remove: ownerProcedure
      .meta({
        openapi: { method: 'DELETE', path: '/skills/{id}', summary: 'Delete a skill' },
        failures: [404],
        example: examples.remove,
      })
      .input(itemIdSchema)
      .output(successSchema)
      .mutation(({ input }) => success(skills.remove(input.id))),

    suggest: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/skills/suggestions',
          summary: 'Suggest skills that go with the existing ones',
          description:
            'Names used by projects come first, then well-known technologies. Skills already in the list are left out.',
        },
        example: examples.suggest,
      })
      .input(z.void())
      .output(z.array(skillSuggestionSchema))
      .query(() => skills.suggest()),
  });
}
