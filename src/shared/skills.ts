import { normalizeText } from './text';

/** Returns the key by which skill names are compared, which ignores letter case and surrounding spaces. */
export function skillNameKey(name: string): string {
  return normalizeText(name.trim()).toLowerCase();
}

export const TOP_SKILLS = 5;

/** The number of projects that list a skill. */
export type SkillUsage = { skill: string; projects: number };
export type SkillShare = SkillUsage & { percent: number };

/** Ranks the skills that projects list, most used first, and ties by name. */
export function rankSkills(projects: { skills: string[] }[]): SkillUsage[] {
  const counts = new Map<string, number>();
  for (const { skills } of projects) {
    // A skill that a project lists twice counts once.
    for (const skill of new Set(skills)) {
      if (skill.trim() !== '') counts.set(skill, (counts.get(skill) ?? 0) + 1);
    }
  }
  // A fixed locale lets server and browser agree on the order.
  return [...counts]
    .map(([skill, count]) => ({ skill, projects: count }))
    .sort((a, b) => b.projects - a.projects || a.skill.localeCompare(b.skill, 'en'));
}

/** Adds each usage's percentage of the sum. */
export function withShares(usages: SkillUsage[]): SkillShare[] {
  const sum = usages.reduce((total, { projects }) => total + projects, 0);
  return usages.map(usage => ({ ...usage, percent: (100 * usage.projects) / sum }));
}

type CategoryGroup<Item> = { category: string; items: Item[] };

/** Groups items by category, in the order of first occurrence. */
export function groupByCategory<Item extends { category: string }>(items: Item[]): CategoryGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.category) ?? [];
    group.push(item);
    groups.set(item.category, group);
  }
  return [...groups].map(([category, members]) => ({ category, items: members }));
}

/** Drops skills without a name or category. */
export function filterVisibleSkills<Named extends { name: string; category: string }>(
  skills: Named[],
): Named[] {
  return skills.filter(({ name, category }) => name.trim() !== '' && category.trim() !== '');
}
