import { toColumns } from '#server/core/content/field-columns';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';
import { type Skill, skillFields, skillInputSchema } from '#shared/contract/skill';
import { toKeys } from '#shared/map-values';

export type SkillRow = Omit<Skill, '_id'> & { id: string; position: number };

export const skillEntity = defineEntity<SkillRow>({
  name: 'skill',
  revision: 'skills',
  backup: 'content',
  exported: ['id', 'position', ...toKeys(skillFields)],
  belongsTo: null,
  linksTo: [],
  rules: skillInputSchema.extend({ id: storedIdSchema, position: storedCountSchema }).partial(),
  columns: {
    id: { ...column.id, primary: true },
    position: column.integer,
    ...toColumns(skillFields),
  },
  indices: [{ name: 'skill_position', columns: ['position'] }],
});
