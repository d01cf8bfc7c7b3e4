import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';
import { SKILL_FIELDS, type Skill, skillInputSchema } from '#shared/contract/skill';

export type SkillRow = Omit<Skill, '_id'> & { id: string; position: number };

export const skillEntity = defineEntity<SkillRow>({
  name: 'skill',
  revision: 'skills',
  backup: 'content',
  exported: ['id', 'position', ...SKILL_FIELDS],
  belongsTo: null,
  linksTo: [],
  rules: skillInputSchema.extend({ id: storedIdSchema, position: storedCountSchema }).partial(),
  columns: {
    id: { ...column.id, primary: true },
    position: column.integer,
    name: column.name,
    category: column.name,
    description: column.longText,
    icon: column.name,
    color: column.key,
    isCore: column.boolean,
  },
  indices: [{ name: 'skill_position', columns: ['position'] }],
});
