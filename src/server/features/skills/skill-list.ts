import type { EntityManager } from 'typeorm';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import type { SkillInput } from '#shared/contract/skill';
import { skillNameKey } from '#shared/skills';
import { type SkillRow, skillEntity } from './skill-entity';

/** Rows in one INSERT: SQLite takes 32,766 values at most. */
const INSERT_SIZE = 500;

/**
 * Makes the list be exactly these skills, in this order. Rows with a known id keep it, all others get a new one. The
 * caller holds the revision of the skills.
 */
export async function replaceSkills(
  manager: EntityManager,
  skills: SkillInput[],
  stored: Pick<SkillRow, 'id'>[],
): Promise<SkillRow[]> {
  const known = new Set(stored.map(({ id }) => id));
  const rows = skills.map(({ _id, ...fields }, position): SkillRow => {
    const id = _id !== undefined && known.has(_id) ? _id : newId();
    return { id, position, ...fields };
  });
  await manager.deleteAll(skillEntity);
  for (let start = 0; start < rows.length; start += INSERT_SIZE) {
    await manager.insert(skillEntity, rows.slice(start, start + INSERT_SIZE));
  }
  return rows;
}

/** The list as it is, within a change of it. */
export function readSkillRows(manager: EntityManager): Promise<SkillRow[]> {
  return manager.find(skillEntity, { order: { position: 'ASC', id: 'ASC' } });
}

/** @throws AppError CONFLICT naming the first two skills whose names are equal without regard to case */
export function requireDistinctNames(skills: Pick<SkillInput, 'name'>[]): void {
  const names = new Map<string, string>();
  for (const { name } of skills) {
    const key = skillNameKey(name);
    const twin = names.get(key);
    if (key === '') continue;
    if (twin !== undefined) {
      throw new AppError('CONFLICT', `Two skills have the same name: "${twin}" and "${name}"`);
    }
    names.set(key, name);
  }
}
