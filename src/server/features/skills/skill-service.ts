import type { EntityManager } from 'typeorm';
import type { History } from '#server/core/content/history';
import { requireListLength } from '#server/core/content/list-length';
import { presentFields } from '#server/core/content/present-fields';
import { bumpExpectedRevision, readRevision } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { createNotFoundError } from '#server/core/errors/app-error';
import {
  SKILLS_MAX_LENGTH,
  type Skill,
  type SkillInput,
  type SkillList,
  type SkillSuggestion,
  skillFields,
} from '#shared/contract/skill';
import { type SkillRow, skillEntity } from './skill-entity';
import { readSkillRows, replaceSkills, requireDistinctNames } from './skill-list';

export type SkillService = ReturnType<typeof createSkillService>;

/**
 * Manages the list of skills. `listUsedNames`, which lists the skills that projects name, is passed in
 * because features do not import each other.
 */
export function createSkillService(db: Database, listUsedNames: () => Promise<string[]>, history: History) {
  /** Returns the list with the version that a later save may expect. */
  async function listVersioned(): Promise<SkillList> {
    const version = await readRevision(db, skillEntity);
    return { version, skills: await listSkills(db) };
  }

  /**
   * Replaces the whole list in one transaction and returns it.
   * @throws AppError CONFLICT for two equal names, or if `expectedVersion` is outdated, BAD_REQUEST for too many
   * skills, without saving anything
   */
  async function saveList(skills: SkillInput[], expectedVersion?: number): Promise<SkillList> {
    requireDistinctNames(skills);
    const replace: ChangeRows = (manager, before) => {
      requireListLength(['skills'], { sent: skills, stored: before.length, maximum: SKILLS_MAX_LENGTH });
      return replaceSkills(manager, skills, before);
    };
    const { version, rows } = await change(replace, expectedVersion);
    return { version, skills: rows.map(presentSkill) };
  }

  /** Restores an earlier list. Deleted skills return with their IDs. */
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
    // Only the owner needs the catalog, so it loads here.
    const { suggestSkills } = await import('./suggest-skills');
    const [skills, usedNames] = await Promise.all([listSkills(db), listUsedNames()]);
    return suggestSkills(skills, usedNames);
  }

  /** Lists the skills whose icon, color and category are known. */
  async function listKnown(): Promise<SkillSuggestion[]> {
    const { listKnownSkills } = await import('./suggest-skills');
    return listKnownSkills(await listSkills(db));
  }

  /** Serializes changes of the list and checks the expected version. */
  function change(
    work: ChangeRows,
    expectedVersion?: number,
  ): Promise<{ version: number; rows: SkillRow[] }> {
    return db.write(async manager => {
      const conflict = 'The skills were changed elsewhere.';
      const version = await bumpExpectedRevision(manager, skillEntity, { expectedVersion, conflict });
      const before = await readSkillRows(manager);
      const rows = await work(manager, before);
      const states = { before: toState(before), after: toState(rows) };
      await history.record(manager, { kind: 'skills', id: 'skills', ...states });
      return { version, rows };
    });
  }

  return {
    list: () => listSkills(db),
    listVersioned,
    saveList,
    restoreList,
    setCore,
    remove,
    suggest,
    listKnown,
  };
}

/** Lists all skills in the order in which they were saved. */
async function listSkills(db: Database): Promise<Skill[]> {
  return (await readSkillRows(db.read(skillEntity).manager)).map(presentSkill);
}

function toState(rows: SkillRow[]) {
  return { name: 'Skills', fields: { rows } };
}

type ChangeRows = (manager: EntityManager, before: SkillRow[]) => Promise<SkillRow[]>;

function presentSkill(row: SkillRow): Skill {
  return { _id: row.id, ...presentFields(skillFields, row) };
}

/** @throws AppError NOT_FOUND */
function requireFound(rows: SkillRow[], id: string): SkillRow {
  const row = rows.find(each => each.id === id);
  if (!row) throw createNotFoundError('skill');
  return row;
}
