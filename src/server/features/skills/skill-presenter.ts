import { SKILL_FIELDS, type Skill } from '../../../shared/contract/skill';
import { pick } from '../../core/pick';
import type { SkillRow } from './skill-entity';

/** A row as the outside sees it, with the fields that the contract names. */
export function presentSkill(row: SkillRow): Skill {
  return { _id: row.id, ...pick(row, SKILL_FIELDS) };
}
