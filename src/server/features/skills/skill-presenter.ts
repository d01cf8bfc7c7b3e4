import type { Skill } from '../../../shared/contract/skill';
import type { SkillRow } from './skill-entity';

/** A row as the outside sees it: every field by name, so that a new column cannot leak. */
export function presentSkill(row: SkillRow): Skill {
  return {
    _id: row.id,
    name: row.name,
    category: row.category,
    description: row.description,
    icon: row.icon,
    color: row.color,
    isCore: row.isCore,
  };
}
