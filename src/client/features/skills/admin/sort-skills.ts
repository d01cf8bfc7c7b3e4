import type { Sort } from '../../../ui/layout/table';
import type { SkillFields, SkillRow } from './skills-fields';

export const SKILL_SORT_KEYS = ['name', 'category'] as const;
export type SkillSort = Sort<(typeof SKILL_SORT_KEYS)[number]>;

export const DEFAULT_SKILL_SORT: SkillSort = { key: 'name', direction: 'ascending' };

/** As people read them; within a category by name. */
export function sortSkills<Item>(
  items: readonly Item[],
  { key, direction }: SkillSort,
  fieldsOf: (item: Item) => Pick<SkillFields, 'name' | 'category'>,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  // Not when the code is loaded: the first use of Intl takes a browser 10 to 18 ms.
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return items.toSorted((one, other) => {
    const [a, b] = [fieldsOf(one), fieldsOf(other)];
    return sign * compare(a[key], b[key]) || compare(a.name, b.name);
  });
}

/**
 * The rows whose name or category contains the search, without regard to case, in order. A row that is being edited is
 * always there, where it stood before the edit.
 */
export function shownSkills(rows: readonly SkillRow[], search: string, sort: SkillSort): SkillRow[] {
  const wanted = search.trim().toLowerCase();
  const shown = rows.filter(({ fields, edited }) => edited !== undefined || matches(fields, wanted));
  return sortSkills(shown, sort, ({ fields }) => fields);
}

function matches({ name, category }: SkillFields, wanted: string): boolean {
  return name.toLowerCase().includes(wanted) || category.toLowerCase().includes(wanted);
}
