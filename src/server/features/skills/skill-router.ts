import { z } from 'zod';
import { OTHER_SKILL_ID, SKILL_ID, SUCCESS } from '#server/core/procedures/example-values';
import {
  type Examples,
  ownerOperation,
  ownerProcedure,
  publicOperation,
  router,
  toSuccess,
} from '#server/core/procedures/procedures';
import { itemIdSchema, successSchema } from '#shared/contract/common';
import {
  NEW_SKILL,
  type Skill,
  type SkillSuggestion,
  saveSkillListSchema,
  skillCoreSchema,
  skillListInputSchema,
  skillListSchema,
  skillSchema,
  skillSuggestionSchema,
} from '#shared/contract/skill';
import type { SkillService } from './skill-service';

export function createSkillRouter(skills: SkillService) {
  return router({
    list: publicOperation('GET', '/skills', 'List all skills', {
      description: 'Returns them in the order of the owner.',
      cacheTags: ['content'],
      example: examples.list,
    })
      .input(z.void())
      .output(z.array(skillSchema))
      .query(() => skills.list()),

    /** Lists the skills for an editor, with the version that saveList may expect. */
    listVersioned: ownerProcedure
      .input(z.void())
      .output(skillListSchema)
      .query(() => skills.listVersioned()),

    /** Does the same as saveList for callers that send a bare array. */
    replace: ownerOperation('POST', '/skills', 'Replace the whole list of skills', {
      description:
        'Skills with a known _id keep it, others get a new one, and those missing from the list are deleted. Two skills with the same name, ignoring case, are refused with 409.',
      failures: [409],
      example: examples.replace,
    })
      .input(skillListInputSchema)
      .output(z.array(skillSchema))
      .mutation(async ({ input }) => (await skills.saveList(input)).skills),

    saveList: ownerProcedure
      .input(saveSkillListSchema)
      .output(skillListSchema)
      .mutation(({ input }) => skills.saveList(input.skills, input.expectedVersion)),

    setCore: ownerOperation('PUT', '/skills/{id}', 'Set whether a skill is a core skill', {
      description: 'Pages show core skills first. The other fields keep their values.',
      failures: [404],
      example: examples.setCore,
    })
      .input(skillCoreSchema)
      .output(skillSchema)
      .mutation(({ input }) => skills.setCore(input.id, input.isCore)),

    remove: ownerOperation('DELETE', '/skills/{id}', 'Delete a skill', {
      description: 'Projects that name the skill keep its name.',
      failures: [404],
      example: examples.remove,
    })
      .input(itemIdSchema)
      .output(successSchema)
      .mutation(({ input }) => toSuccess(skills.remove(input.id))),

    suggest: ownerOperation('GET', '/skills/suggestions', 'Suggest skills that go with the existing ones', {
      description:
        'Names used by projects come first, then well-known technologies. Skills already in the list are left out.',
      example: examples.suggest,
    })
      .input(z.void())
      .output(z.array(skillSuggestionSchema))
      .query(() => skills.suggest()),

    /** Lists well-known technologies, so that an editor can complete a name. */
    listKnown: ownerProcedure
      .input(z.void())
      .output(z.array(skillSuggestionSchema))
      .query(() => skills.listKnown()),
  });
}

const typeScript: Skill = {
  _id: SKILL_ID,
  name: 'TypeScript',
  category: 'Languages',
  description: 'Servers and clients alike.',
  icon: 'fa-brands fa-js',
  color: '#3178c6',
  isCore: true,
};
const newSkill: SkillSuggestion = {
  ...NEW_SKILL,
  name: 'SQLite',
  category: 'Databases',
  icon: 'fa-solid fa-database',
  color: '#003b57',
};
const sqlite: Skill = { _id: OTHER_SKILL_ID, ...newSkill };

const examples = {
  list: { answer: [typeScript, sqlite] },
  replace: { request: [typeScript, newSkill], answer: [typeScript, sqlite] },
  setCore: { request: { isCore: true }, answer: typeScript },
  remove: { answer: SUCCESS },
  suggest: { answer: [{ ...newSkill, name: 'PostgreSQL', color: '#4169e1' }] },
} satisfies Examples;
