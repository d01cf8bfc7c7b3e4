import { z } from 'zod';
import { nameSchema, textSchema } from './common';

/** The colour of a new skill (section 3). */
export const NEW_SKILL_COLOR = '#000000';

export const skillSchema = z
  .object({
    _id: z.string(),
    name: nameSchema,
    category: nameSchema,
    description: textSchema,
    icon: z.string().max(200).describe('An icon class of the icon font, such as "fa-brands fa-react".'),
    color: z.string().max(32).describe('A hex colour, such as "#61dafb".'),
    isCore: z.boolean(),
  })
  .meta({ id: 'Skill' });
export type Skill = z.infer<typeof skillSchema>;
