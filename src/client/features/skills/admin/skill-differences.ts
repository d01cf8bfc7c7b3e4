import type { Skill } from '../../../../shared/contract/skill';
import type { Difference } from '../../../editing/conflict-dialog';
import { SKILL_FIELDS, type SkillFields, type SkillsDraft, skillsToSave } from './skills-draft';

/** What was saved elsewhere since the draft began, skill by skill, beside what the draft has. */
export function skillDifferences(draft: SkillsDraft, stored: Skill[]): Difference[] {
  const before = new Map(draft.saved.map(skill => [skill._id, skill]));
  const now = new Map(stored.map(skill => [skill._id, skill]));
  const mine = new Map(skillsToSave(draft).map(skill => [skill._id, skill]));
  const ids = new Set([...before.keys(), ...now.keys()]);
  return [...ids].flatMap(id => {
    const old = before.get(id);
    const theirs = now.get(id);
    if (describe(old) === describe(theirs)) return [];
    const label = theirs?.name || old?.name || 'A skill without a name';
    return [{ label, theirs: describe(theirs), mine: describe(mine.get(id)) }];
  });
}

function describe(skill: SkillFields | undefined): string {
  if (!skill) return 'not in the list';
  return SKILL_FIELDS.map(field => (field === 'isCore' ? coreText(skill.isCore) : skill[field]))
    .filter(text => text !== '')
    .join(' · ');
}

function coreText(isCore: boolean): string {
  return isCore ? 'core' : '';
}
