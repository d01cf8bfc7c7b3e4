import type { SkillRow } from './skills-draft';

export type SkillSort = { by: 'name' | 'category'; direction: 'asc' | 'desc' };

/** Rule 7.5. */
export const DEFAULT_SKILL_SORT: SkillSort = { by: 'name', direction: 'asc' };

/** A repeated click turns the order round; the other column starts ascending. */
export function nextSkillSort(sort: SkillSort, by: SkillSort['by']): SkillSort {
  return { by, direction: sort.by === by && sort.direction === 'asc' ? 'desc' : 'asc' };
}

/**
 * The rows whose name or category contains the search, without regard to case, in order. A row that is being edited is
 * always there, where it stood before the edit.
 */
export function shownSkills(rows: SkillRow[], search: string, { by, direction }: SkillSort): SkillRow[] {
  const wanted = search.trim().toLowerCase();
  const sign = direction === 'asc' ? 1 : -1;
  return rows
    .filter(({ fields, edited }) => edited !== undefined || matches(fields, wanted))
    .sort((a, b) => sign * compare(a, b, by) || compare(a, b, 'name'));
}

function matches({ name, category }: SkillRow['fields'], wanted: string): boolean {
  return name.toLowerCase().includes(wanted) || category.toLowerCase().includes(wanted);
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(a: SkillRow, b: SkillRow, by: SkillSort['by']): number {
  return collator.compare(a.fields[by], b.fields[by]);
}
