import type { EntityManager } from 'typeorm';
import type { Skill, SkillInput, SkillSuggestion, VersionedSkills } from '../../../shared/contract/skill';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import { bumpRevision, bumpVersion, readVersion } from '../../core/revision';
import { type SkillRow, skillEntity } from './skill-entity';
import { replaceSkills, requireDistinctNames } from './skill-list';
import { presentSkill } from './skill-presenter';

export type SkillService = ReturnType<typeof createSkillService>;

/** `listUsedNames` tells the skill names that projects use, and is given from above: features do not know each other. */
export function createSkillService(db: Database, listUsedNames: () => Promise<string[]>) {
  /** All skills, in the order they were saved in. */
  async function list(): Promise<Skill[]> {
    const rows = await db.read(skillEntity).find({ order: { position: 'ASC', id: 'ASC' } });
    return rows.map(presentSkill);
  }

  /** The list with the version that a later save may expect. */
  async function listVersioned(): Promise<VersionedSkills> {
    const version = await readVersion(db, skillEntity);
    return { version, skills: await list() };
  }

  /**
   * Replaces the whole list in one transaction and answers the saved one.
   * @throws AppError CONFLICT for two equal names, or when `expectedVersion` is not the stored one; nothing is saved then
   */
  async function saveList(skills: SkillInput[], expectedVersion?: number): Promise<VersionedSkills> {
    requireDistinctNames(skills);
    return db.write(async manager => {
      const conflict = 'The skills were changed elsewhere';
      const version = await bumpVersion(manager, skillEntity, { expectedVersion, conflict });
      const rows = await replaceSkills(manager, skills);
      return { version, skills: rows.map(presentSkill) };
    });
  }

  /** @throws AppError NOT_FOUND */
  function setCore(id: string, isCore: boolean): Promise<Skill> {
    return change(async manager => {
      const row = requireFound(await manager.findOneBy(skillEntity, { id }), id);
      await manager.update(skillEntity, { id }, { isCore });
      return presentSkill({ ...row, isCore });
    });
  }

  /** @throws AppError NOT_FOUND */
  function remove(id: string): Promise<void> {
    return change(async manager => {
      requireFound(await manager.findOneBy(skillEntity, { id }), id);
      await manager.delete(skillEntity, { id });
    });
  }

  /** Skills that the owner may want to add, the likeliest first. */
  async function suggest(): Promise<SkillSuggestion[]> {
    // With the catalogue, which only the owner asks for.
    const { suggestSkills } = await import('./skill-suggestions');
    const [skills, usedNames] = await Promise.all([list(), listUsedNames()]);
    return suggestSkills(skills, usedNames);
  }

  /** Changes of the list take turns, and a later save that expects an older version notices them. */
  function change<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return db.write(async manager => {
      await bumpRevision(manager, skillEntity);
      return work(manager);
    });
  }

  return { list, listVersioned, saveList, setCore, remove, suggest };
}

/** Also refuses a row with almost this id: MySQL takes no heed of spaces at the end when it compares. */
function requireFound(row: SkillRow | null, id: string): SkillRow {
  if (row?.id !== id) throw new AppError('NOT_FOUND', 'Skill not found.');
  return row;
}
