import { NEW_SKILL, type SkillSuggestion } from '#shared/contract/skill';
import { nameKey } from '#shared/names';
import { technologyKey } from '#shared/technology-key';
import type { SkillFields } from './skills-fields';

export type KnownSkills = ReadonlyMap<string, SkillSuggestion>;

const COMPLETED = ['category', 'icon', 'color'] as const;

/**
 * Renames a new skill and completes it if its technology is known. Fields that contain neither their default nor
 * the completion of the previous name come from the owner and stay.
 */
export function renameNewSkill(
  skill: SkillFields,
  name: string,
  known: KnownSkills,
): Pick<SkillFields, 'name' | (typeof COMPLETED)[number]> {
  const before = known.get(technologyKey(skill.name)) ?? NEW_SKILL;
  const after = known.get(technologyKey(name)) ?? NEW_SKILL;
  const complete = (field: (typeof COMPLETED)[number]) =>
    [NEW_SKILL[field], before[field]].includes(skill[field]) ? after[field] : skill[field];
  return { name, category: complete('category'), icon: complete('icon'), color: complete('color') };
}

/** Finds skills by name, alias or category. Those whose name contains the term come first. */
export function searchSkills(skills: readonly SkillSuggestion[], search: string): SkillSuggestion[] {
  const term = nameKey(search);
  const isNamed = ({ name }: SkillSuggestion) =>
    nameKey(name).includes(term) || technologyKey(name) === technologyKey(term);
  const others = skills.filter(skill => !isNamed(skill));
  return [...skills.filter(isNamed), ...others.filter(({ category }) => nameKey(category).includes(term))];
}
