import type { Skill } from '#shared/contract/skill';
import { groupByCategory } from '#shared/skills';

/** Groups the visible skills: core skills first, the others by category. */
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
