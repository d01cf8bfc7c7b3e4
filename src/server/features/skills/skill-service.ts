import type { Skill } from '../../../shared/contract/skill';
import type { Database } from '../../core/database';
import { type SkillRow, skillEntity } from './skill-entity';

export type SkillService = ReturnType<typeof createSkillService>;

export function createSkillService(db: Database) {
  /** All skills, in the order they were saved in. */
  async function list(): Promise<Skill[]> {
    const rows = await db.read(skillEntity).find({ order: { position: 'ASC', id: 'ASC' } });
    return rows.map(presentSkill);
  }

  return { list };
}

function presentSkill(row: SkillRow): Skill {
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
