import type { Skill } from '#shared/contract/skill';
import { groupByCategory } from '#shared/skills';

export function groupSkills(skills: Skill[]) {
  const shown = filterVisibleSkills(skills);
  return {
    core: shown.filter(skill => skill.isCore),
    categories: groupByCategory(shown.filter(skill => !skill.isCore)),
  };
}

/** Drops skills without a name or category. */
export function filterVisibleSkills(skills: Skill[]): Skill[] {
  return skills.filter(({ name, category }) => name.trim() !== '' && category.trim() !== '');
}
