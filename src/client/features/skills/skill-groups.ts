import type { Skill } from '#shared/contract/skill';
import { filterVisibleSkills, groupByCategory } from '#shared/skills';

export function groupSkills(skills: Skill[]) {
  const shown = filterVisibleSkills(skills);
  return {
    core: shown.filter(skill => skill.isCore),
    categories: groupByCategory(shown.filter(skill => !skill.isCore)),
  };
}
