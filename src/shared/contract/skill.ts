import { z } from 'zod';
import { expectedVersionSchema, iconClassSchema, idSchema, LIST_MAX_LENGTH, recordIdSchema } from './common';
import { declare, flag, name, pluck, text, toDefaulted } from './fields';

/**
 * A hex color of 3, 4, 6 or 8 digits or a color name, so that nothing can break out of its style attribute.
 */
const colorInputSchema = z
  .string()
  .max(32)
  .regex(
    /^(#[\dA-Fa-f]{3,4}|#[\dA-Fa-f]{6}|#[\dA-Fa-f]{8}|[A-Za-z]+)$/,
    'Must be a hex color such as "#61dafb", or a color name',
  );

export const skillFields = {
  name: name({ label: 'Name' }),
  category: name({ label: 'Category' }),
  description: text({ label: 'Description' }),
  icon: {
    ...declare(
      'name',
      z.string().max(200).describe('Classes of an icon, such as "fa-brands fa-react" or "si si-graphql".'),
      { label: 'Icon', initial: '' },
    ),
    input: iconClassSchema,
  },
  color: {
    ...declare('key', z.string().max(32).describe('A hex color, such as "#61dafb".'), {
      label: 'Color',
      initial: '#000000',
    }),
    input: colorInputSchema,
  },
  isCore: flag({ label: 'Core Skill', words: { true: 'Core', false: 'Not core' } }),
};

export const skillSchema = z
  .object({ _id: z.string(), ...pluck(skillFields, 'output') })
  .meta({ id: 'Skill' });
export type Skill = z.infer<typeof skillSchema>;

export const NEW_SKILL = pluck(skillFields, 'initial');

/**
 * A skill to save. Omitted fields take their defaults. A name may be empty, but public pages omit such
 * skills.
 */
export const skillInputSchema = z.object({
  _id: idSchema
    .optional()
    .describe('The ID of a stored skill, which is preserved. Other skills get a new ID.'),
  ...toDefaulted(skillFields),
});
export type SkillInput = z.infer<typeof skillInputSchema>;

/** The limit of skills. A site that has more keeps them, but gets no more. */
export const SKILLS_MAX_LENGTH = 2_000;

/** The whole list in order. Stored skills that it omits are deleted. */
export const skillListInputSchema = z
  .array(skillInputSchema)
  .max(LIST_MAX_LENGTH)
  .meta({ maxItems: SKILLS_MAX_LENGTH })
  .superRefine((skills, context) => {
    const seen = new Set<string>();
    for (const [index, { _id }] of skills.entries()) {
      if (_id === undefined || _id === '') continue;
      if (seen.has(_id)) {
        context.addIssue({ code: 'custom', path: [index, '_id'], message: 'Used by two skills' });
      }
      seen.add(_id);
    }
  });

/** The list with its version, which increases with every change of a skill. */
export const skillListSchema = z.object({ version: z.int(), skills: z.array(skillSchema) });
export type SkillList = z.infer<typeof skillListSchema>;

export const saveSkillListSchema = z.object({
  skills: skillListInputSchema,
  expectedVersion: expectedVersionSchema,
});

export const skillCoreSchema = z.object({ id: recordIdSchema, isCore: z.boolean() });

/** A skill that the owner may want to add. It has no ID yet. */
export const skillSuggestionSchema = skillSchema.omit({ _id: true }).meta({ id: 'SkillSuggestion' });
export type SkillSuggestion = z.infer<typeof skillSuggestionSchema>;
