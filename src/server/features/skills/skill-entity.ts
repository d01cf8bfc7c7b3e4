import { EntitySchema } from 'typeorm';
import { column } from '../../core/columns';

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

export const skillEntity = new EntitySchema<SkillRow>({
  name: 'skill',
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
