import { column, text } from '../../core/columns';
import { defineEntity } from '../../core/entity';

export type SkillRow = {
  id: string;
  position: number;
  name: string;
  category: string;
  description: string;
  icon: string;
  color: string;
  isCore: boolean;
};

export const skillEntity = defineEntity<SkillRow>({
  name: 'skill',
  revision: 'skills',
  columns: {
    id: { ...column.id, primary: true },
    position: column.integer,
    name: column.name,
    category: column.name,
    description: text.withFiles,
    icon: column.name,
    color: column.key,
    isCore: column.boolean,
  },
  describe: ({ name }) => `the skill "${name}"`,
  indices: [{ name: 'skill_position', columns: ['position'] }],
});
