import { reorderWithin, sortByIds } from '#client/editing/reorder/order';
import { NEW_SKILL, type SkillSuggestion } from '#shared/contract/skill';
import { nameKey } from '#shared/names';
import { type EditedSkill, isBlank, isIncomplete, isNew, type SkillFields } from './skills-fields';

export type SkillAction =
  | { type: 'add'; key: string; fields?: SkillFields }
  | { type: 'edit' | 'confirm' | 'cancel' | 'remove'; key: string }
  | { type: 'type'; key: string; changes: Partial<SkillFields> }
  | { type: 'setCore'; key: string; isCore: boolean }
  | { type: 'reorder'; keys: readonly string[] };

/** Applies an edit locally. The list is saved as a whole. */
export function changeSkillRows(rows: readonly EditedSkill[], action: SkillAction): readonly EditedSkill[] {
  if (action.type === 'add') return [...rows.filter(row => !isBlank(row)), createRow(action)];
  if (action.type === 'reorder') return reorderRows(rows, action.keys);
  return rows.flatMap(row => (row.key === action.key ? changeRow(row, action) : [row]));
}

/** Filters out suggestions that the list already has, ignoring case. */
export function filterSuggestions(
  rows: readonly EditedSkill[],
  suggestions: SkillSuggestion[],
): SkillSuggestion[] {
  const names = new Set(rows.map(({ fields }) => nameKey(fields.name)));
  return suggestions.filter(({ name }) => !names.has(nameKey(name)));
}

/** A suggestion is complete. An empty row opens for editing. */
function createRow({ key, fields }: { key: string; fields?: SkillFields }): EditedSkill {
  return fields ? { key, fields } : { key, fields: NEW_SKILL, edited: NEW_SKILL };
}

/** Reorders the rows of the keys within the positions that they occupy. */
function reorderRows(rows: readonly EditedSkill[], keys: readonly string[]): readonly EditedSkill[] {
  const all = rows.map(({ key }) => key);
  return sortByIds(rows, reorderWithin(all, keys), ({ key }) => key);
}

function changeRow(
  row: EditedSkill,
  action: Exclude<SkillAction, { type: 'add' | 'reorder' }>,
): EditedSkill[] {
  const { edited, isRefused: _refused, ...viewed } = row;
  switch (action.type) {
    case 'edit':
      return [{ ...viewed, edited: edited ?? row.fields }];
    case 'type':
      return [{ ...row, edited: { ...(edited ?? row.fields), ...action.changes } }];
    case 'confirm':
      if (isBlank(row)) return [];
      if (isIncomplete(row)) return [{ ...row, isRefused: true }];
      return [{ ...viewed, fields: edited ?? row.fields }];
    case 'cancel':
      return isNew(row) ? [] : [viewed];
    case 'setCore':
      return [{ ...row, fields: { ...row.fields, isCore: action.isCore } }];
    case 'remove':
      return [];
  }
}
