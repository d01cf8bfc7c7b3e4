import type { Skill } from '../../../../shared/contract/skill';

export const SKILL_SORT_KEYS = ['name', 'category'] as const;
export type SkillSortKey = (typeof SKILL_SORT_KEYS)[number];
export type SkillListSort = { key: SkillSortKey; direction: 'ascending' | 'descending' };

type ListedSkill = Pick<Skill, SkillSortKey>;

/** A click on a column head: the same column turns round, another one starts ascending. */
export function nextSkillListSort(current: SkillListSort, key: SkillSortKey): SkillListSort {
  const isAscending = current.key === key && current.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

/** As people read them; within a category by name. */
export function sortSkillList<T extends ListedSkill>(skills: T[], { key, direction }: SkillListSort): T[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...skills].sort(
    (a, b) => sign * collator.compare(a[key], b[key]) || collator.compare(a.name, b.name),
  );
}

const collator = new Intl.Collator(undefined, { numeric: true });
