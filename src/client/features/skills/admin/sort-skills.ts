import type { Sort } from '#client/editing/lists/data-list';
import { nameKey } from '#shared/names';
import type { EditedSkill, SkillFields } from './skills-fields';

export const SKILL_SORT_KEYS = ['name', 'category'] as const;
export type SkillSort = Sort<(typeof SKILL_SORT_KEYS)[number]>;

export const DEFAULT_SKILL_SORT: SkillSort = { key: 'name', direction: 'ascending' };

export function sortSkills<Item>(
  items: readonly Item[],
  { key, direction }: SkillSort,
  getFields: (item: Item) => Pick<SkillFields, 'name' | 'category'>,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  // The collator is created on use, because the first use of Intl takes 10 to 18 ms.
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return items.toSorted((one, other) => {
    const [a, b] = [getFields(one), getFields(other)];
    return sign * compare(a[key], b[key]) || compare(a.name, b.name);
  });
}

/** The order of the rows in the editor. The owner's order is the stored one, which visitors see. */
export type SkillView = SkillSort | 'own';

/**
 * Filters rows by name or category, ignoring case, and sorts them. An edited row is always included, at the
 * position of its saved fields.
 */
export function filterSkills(rows: readonly EditedSkill[], search: string, view: SkillView): EditedSkill[] {
  const term = nameKey(search);
  const shown = rows.filter(({ fields, edited }) => edited !== undefined || matches(fields, term));
  return view === 'own' ? shown : sortSkills(shown, view, ({ fields }) => fields);
}

function matches({ name, category }: SkillFields, term: string): boolean {
  return nameKey(name).includes(term) || nameKey(category).includes(term);
}
