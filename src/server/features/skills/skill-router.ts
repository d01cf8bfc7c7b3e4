import { z } from 'zod';
import { successSchema } from '../../../shared/contract/common';
import {
  saveSkillListSchema,
  skillCoreSchema,
  skillIdSchema,
  skillListInputSchema,
  skillSchema,
  skillSuggestionSchema,
  versionedSkillsSchema,
} from '../../../shared/contract/skill';
import { ownerProcedure, publicProcedure, router } from '../../core/trpc';
import type { SkillService } from './skill-service';

const tags = ['skills'];

export function createSkillRouter(skills: SkillService) {
  return router({
    list: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/skills', tags, summary: 'List all skills' },
      })
      .input(z.void())
      .output(z.array(skillSchema))
      .query(() => skills.list()),

    /** For an editor: what saveList may expect. */
    listVersioned: ownerProcedure
      .input(z.void())
      .output(versionedSkillsSchema)
      .query(() => skills.listVersioned()),

    /** saveList for callers whose body is the bare array. */
    replace: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/skills',
          tags,
          summary: 'Replace the whole list of skills',
          description:
            'Skills with a known _id keep it, others get one, and those missing from the list are deleted. Two skills with the same name, ignoring case, are refused with 409.',
        },
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
          tags,
          summary: 'Set whether a skill is a core skill',
        },
      })
      .input(skillCoreSchema)
      .output(skillSchema)
      .mutation(({ input }) => skills.setCore(input.id, input.isCore)),

    remove: ownerProcedure
      .meta({ openapi: { method: 'DELETE', path: '/skills/{id}', tags, summary: 'Delete a skill' } })
      .input(skillIdSchema)
      .output(successSchema)
      .mutation(async ({ input }) => {
        await skills.remove(input.id);
        return { success: true as const };
      }),

    suggest: ownerProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/skills/suggestions',
          tags,
          summary: 'Suggest skills that go with the existing ones',
          description:
            'Names used by projects come first, then well-known technologies. Skills already in the list are left out.',
        },
      })
      .input(z.void())
      .output(z.array(skillSuggestionSchema))
      .query(() => skills.suggest()),
  });
}
