import type { EntityManager } from 'typeorm';
import type { SkillInput } from '#shared/contract/skill';
import { type SkillRow } from './skill-entity';
/**
 * Replaces the list with exactly these skills, in this order. Rows with an existing ID keep it, and others
 * get a new one. The caller holds the revision of the skills.
 */
export declare function replaceSkills(manager: EntityManager, skills: SkillInput[], stored: Pick<SkillRow, 'id'>[]): Promise<SkillRow[]>;
export declare function readSkillRows(manager: EntityManager): Promise<SkillRow[]>;
/** @throws AppError CONFLICT that names the first two skills with the same name, ignoring case */
export declare function requireDistinctNames(skills: Pick<SkillInput, 'name'>[]): void;
