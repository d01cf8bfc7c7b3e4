import type { Skill } from '../../../shared/contract/skill';
import type { SkillRow } from './skill-entity';

/** A row as the outside sees it. The contract names its fields: the procedures' outputs drop every other column. */
export function presentSkill({ id, position: _position, ...fields }: SkillRow): Skill {
  return { _id: id, ...fields };
}
