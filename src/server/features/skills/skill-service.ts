import type { EntityManager } from 'typeorm';
import { type History, NO_HISTORY } from '#server/core/content/history';
import { pick } from '#server/core/content/pick';
import { bumpVersion, readVersion } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { AppError } from '#server/core/errors/app-error';
import {
  SKILL_FIELDS,
  type Skill,
  type SkillInput,
  type SkillSuggestion,
  type VersionedSkills,
} from '#shared/contract/skill';
import { type SkillRow, skillEntity } from './skill-entity';
import { readSkillRows, replaceSkills, requireDistinctNames } from './skill-list';

export type SkillService = ReturnType<typeof createSkillService>;

/** `listUsedNames` lists the skills that projects name. Passed in because features do not import each other. */
export function createSkillService(
  db: Database,
  listUsedNames: () => Promise<string[]>,
  history: History = NO_HISTORY,
) {
  /** Lists all skills in the order in which they were saved. */
  async function list(): Promise<Skill[]> {
    return (await readSkillRows(db.read(skillEntity).manager)).map(presentSkill);
  }

  /** Returns the list with the version that a later save may expect. */
  async function listVersioned(): Promise<VersionedSkills> {
    const version = await readVersion(db, skillEntity);
    return { version, skills: await list() };
  }

  /**
   * Replaces the whole list in one transaction and returns it.
   * @throws AppError CONFLICT for two equal names, or when `expectedVersion` is outdated; nothing is saved then
   */
  async function saveList(skills: SkillInput[], expectedVersion?: number): Promise<VersionedSkills> {
    requireDistinctNames(skills);
    const replace: ChangeRows = (manager, before) => replaceSkills(manager, skills, before);
    const { version, rows } = await change(replace, expectedVersion);
    return { version, skills: rows.map(presentSkill) };
  }

  /** Restores an earlier list: deleted skills return with their ids. */
  async function restoreList(skills: SkillInput[]): Promise<void> {
    requireDistinctNames(skills);
    await change(async (manager, before) => {
      const ids = skills.flatMap(({ _id }) => (_id === undefined ? [] : [{ id: _id }]));
      return replaceSkills(manager, skills, [...before, ...ids]);
    });
  }

  /** @throws AppError NOT_FOUND */
  async function setCore(id: string, isCore: boolean): Promise<Skill> {
    const { rows } = await change(async (manager, before) => {
      requireFound(before, id);
      await manager.update(skillEntity, { id }, { isCore });
      return before.map(row => (row.id === id ? { ...row, isCore } : row));
    });
    return presentSkill(requireFound(rows, id));
  }

  /** @throws AppError NOT_FOUND */
  async function remove(id: string): Promise<void> {
    await change(async (manager, before) => {
      requireFound(before, id);
      await manager.delete(skillEntity, { id });
      return before.filter(row => row.id !== id);
    });
  }

  /** Suggests skills to add, most likely first. */
  async function suggest(): Promise<SkillSuggestion[]> {
    // Loads the catalogue, which only the owner needs.
    const { suggestSkills } = await import('./suggest-skills');
    const [skills, usedNames] = await Promise.all([list(), listUsedNames()]);
    return suggestSkills(skills, usedNames);
  }

  /** Serializes changes of the list and checks the expected version. */
  function change(
    work: ChangeRows,
    expectedVersion?: number,
  ): Promise<{ version: number; rows: SkillRow[] }> {
    return db.write(async manager => {
      const conflict = 'The skills were changed elsewhere';
      const version = await bumpVersion(manager, skillEntity, { expectedVersion, conflict });
      const before = await readSkillRows(manager);
      const rows = await work(manager, before);
      const states = { before: toState(before), after: toState(rows) };
      await history.record(manager, { kind: 'skills', id: 'skills', ...states });
      return { version, rows };
    });
  }

  return { list, listVersioned, saveList, restoreList, setCore, remove, suggest };
}

function toState(rows: SkillRow[]) {
  return { name: 'Skills', fields: { rows } };
}

type ChangeRows = (manager: EntityManager, before: SkillRow[]) => Promise<SkillRow[]>;

function presentSkill(row: SkillRow): Skill {
  return { _id: row.id, ...pick(row, SKILL_FIELDS) };
}

/** @throws AppError NOT_FOUND */
function requireFound(rows: SkillRow[], id: string): SkillRow {
  const row = rows.find(each => each.id === id);
  if (!row) throw new AppError('NOT_FOUND', 'Skill not found.');
  return row;
}
