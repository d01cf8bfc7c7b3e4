import { issuesOf } from '../../../lib/api/field-error';
import type { SkillRow, SkillsDraft } from './skills-draft';

export type RefusedSkill = { row: SkillRow; words: string };

/** The first skill of the sent list that the server found something wrong with, and what. */
export function refusedSkill(error: unknown, { rows }: SkillsDraft): RefusedSkill | null {
  const [issue] = issuesOf(error);
  const [, place, field] = issue?.path ?? [];
  const row = rows[Number(place)];
  if (!issue || !row) return null;
  const { name } = row.edited ?? row.fields;
  return { row, words: `${name || 'Unnamed'}, ${field}: ${issue.message}` };
}
