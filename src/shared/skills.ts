import { countNames, nameKey } from './names';

export const TOP_SKILLS = 5;

/** The number of projects that list a skill. */
export type SkillUsage = { skill: string; projects: number };
export type SkillShare = SkillUsage & { percent: number };

/** Ranks the skills that projects list, most used first, and ties by name. */
export function rankSkills(projects: { skills: string[] }[]): SkillUsage[] {
  return countNames(projects.map(({ skills }) => skills)).map(({ name, count }) => ({
    skill: name,
    projects: count,
  }));
}

/** Adds each usage's percentage of the sum. */
export function withShares(usages: SkillUsage[]): SkillShare[] {
  const sum = usages.reduce((total, { projects }) => total + projects, 0);
  return usages.map(usage => ({ ...usage, percent: (100 * usage.projects) / sum }));
}

type CategoryGroup<Item> = { category: string; items: Item[] };

/** Groups items by category, in the order of first occurrence. */
export function groupByCategory<Item extends { category: string }>(items: Item[]): CategoryGroup<Item>[] {
  const groups = new Map<string, CategoryGroup<Item>>();
  for (const item of items) {
    const key = nameKey(item.category);
    const group = groups.get(key) ?? { category: item.category, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Drops skills without a name or category. */
export function filterVisibleSkills<Named extends { name: string; category: string }>(
  skills: Named[],
): Named[] {
  return skills.filter(({ name, category }) => name.trim() !== '' && category.trim() !== '');
}
