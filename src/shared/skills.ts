/** What two skill names have in common when they count as one: letter case and spaces around make no difference. */
export function skillNameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** How many of the most used skills are shown. */
export const TOP_SKILLS = 5;

/** How many projects list a skill. */
export type SkillUsage = { skill: string; projects: number };
export type SkillShare = SkillUsage & { percent: number };

/** Every skill that a project lists, the most used first, ties by name. */
export function rankSkills(projects: { skills: string[] }[]): SkillUsage[] {
  const counts = new Map<string, number>();
  for (const { skills } of projects) {
    // A skill that a project lists twice is used by one project all the same.
    for (const skill of new Set(skills)) {
      if (skill.trim() !== '') counts.set(skill, (counts.get(skill) ?? 0) + 1);
    }
  }
  // Server and browser must agree on the order, whatever languages they speak.
  return [...counts]
    .map(([skill, count]) => ({ skill, projects: count }))
    .sort((a, b) => b.projects - a.projects || a.skill.localeCompare(b.skill, 'en'));
}

/** Each usage in percent of the sum of those given. */
export function withShares(usages: SkillUsage[]): SkillShare[] {
  const sum = usages.reduce((total, { projects }) => total + projects, 0);
  return usages.map(usage => ({ ...usage, percent: (100 * usage.projects) / sum }));
}

export type CategoryGroup<Item> = { category: string; items: Item[] };

/** Items by their category, the categories in the order in which they are met. */
export function groupByCategory<Item extends { category: string }>(items: Item[]): CategoryGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.category) ?? [];
    group.push(item);
    groups.set(item.category, group);
  }
  return [...groups].map(([category, members]) => ({ category, items: members }));
}
