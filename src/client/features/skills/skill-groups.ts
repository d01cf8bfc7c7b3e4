import type { Skill } from '../../../shared/contract/skill';
import { type CategoryGroup, groupByCategory } from '../../../shared/group-by-category';

export type SkillGroups = { core: Skill[]; categories: CategoryGroup<Skill>[] };

/** What visitors see: core skills apart, the others by category. Skills without a name or category are dropped. */
export function groupSkills(skills: Skill[]): SkillGroups {
  const shown = visibleSkills(skills);
  return {
    core: shown.filter(skill => skill.isCore),
    categories: groupByCategory(shown.filter(skill => !skill.isCore)),
  };
}

export function visibleSkills(skills: Skill[]): Skill[] {
  return skills.filter(({ name, category }) => name.trim() !== '' && category.trim() !== '');
}
