import type { EntityManager } from 'typeorm';
import { BY_POSITION } from '#server/core/content/order';
import { newId } from '#server/core/database/new-id';
import { AppError } from '#server/core/errors/app-error';
import type { SkillInput } from '#shared/contract/skill';
import { nameKey } from '#shared/names';
import { type SkillRow, skillEntity } from './skill-entity';

/** The number of rows in one INSERT. SQLite accepts at most 32,766 values. */
const INSERT_SIZE = 500;

/**
 * Replaces the list with exactly these skills, in this order. Rows with an existing ID keep it, and others
 * get a new one. The caller holds the revision of the skills.
 */
export async function replaceSkills(
  manager: EntityManager,
  skills: SkillInput[],
  stored: Pick<SkillRow, 'id'>[],
): Promise<SkillRow[]> {
  const storedIds = new Set(stored.map(({ id }) => id));
  const rows = skills.map(({ _id, ...fields }, position): SkillRow => {
    const id = _id !== undefined && storedIds.has(_id) ? _id : newId();
    return { id, position, ...fields };
  });
  await manager.deleteAll(skillEntity);
  for (let start = 0; start < rows.length; start += INSERT_SIZE) {
    await manager.insert(skillEntity, rows.slice(start, start + INSERT_SIZE));
  }
  return rows;
}

export function readSkillRows(manager: EntityManager): Promise<SkillRow[]> {
  return manager.find(skillEntity, { order: BY_POSITION });
}

/** @throws AppError CONFLICT that names the first two skills with the same name, ignoring case */
export function requireDistinctNames(skills: Pick<SkillInput, 'name'>[]): void {
  const names = new Map<string, string>();
  for (const { name } of skills) {
    const key = nameKey(name);
    const existingName = names.get(key);
    if (key === '') continue;
    if (existingName !== undefined) {
      throw new AppError('CONFLICT', `Two skills have the same name: "${existingName}" and "${name}".`);
    }
    names.set(key, name);
  }
}
