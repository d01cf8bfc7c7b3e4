import { NEW_SKILL, type SkillSuggestion } from '#shared/contract/skill';
import { skillNameKey } from '#shared/skills';
import { type EditedSkill, isIncomplete, isSameSkill, type SkillFields } from './skills-fields';

export type SkillAction =
  | { type: 'add'; key: string; fields?: SkillFields }
  | { type: 'edit' | 'confirm' | 'cancel' | 'remove'; key: string }
  | { type: 'type'; key: string; changes: Partial<SkillFields> }
  | { type: 'setCore'; key: string; isCore: boolean };

/** Applies an edit locally. The list is saved as a whole. */
export function changeSkillRows(rows: readonly EditedSkill[], action: SkillAction): readonly EditedSkill[] {
  if (action.type === 'add') return [...rows.filter(row => !isBlank(row)), createRow(action)];
  return rows.flatMap(row => (row.key === action.key ? changeRow(row, action) : [row]));
}

/** Filters out suggestions that the list already has, ignoring case. */
export function filterSuggestions(
  rows: readonly EditedSkill[],
  suggestions: SkillSuggestion[],
): SkillSuggestion[] {
  const names = new Set(rows.map(({ fields }) => skillNameKey(fields.name)));
  return suggestions.filter(({ name }) => !names.has(skillNameKey(name)));
}

/** A suggestion is complete. An empty row opens for editing. */
function createRow({ key, fields }: { key: string; fields?: SkillFields }): EditedSkill {
  return fields ? { key, fields } : { key, fields: NEW_SKILL, edited: NEW_SKILL };
}

function changeRow(row: EditedSkill, action: Exclude<SkillAction, { type: 'add' }>): EditedSkill[] {
  const { edited, isRefused: _refused, ...viewed } = row;
  switch (action.type) {
    case 'edit':
      return [{ ...viewed, edited: edited ?? row.fields }];
    case 'type':
      return [{ ...row, edited: { ...(edited ?? row.fields), ...action.changes } }];
    case 'confirm':
      if (isIncomplete(row)) return [{ ...row, isRefused: true }];
      return [{ ...viewed, fields: edited ?? row.fields }];
    case 'cancel':
      return isUntouchedNew(row) ? [] : [viewed];
    case 'setCore':
      return [{ ...row, fields: { ...row.fields, isCore: action.isCore } }];
    case 'remove':
      return [];
  }
}

/** True for a new row whose edits were never confirmed. */
function isUntouchedNew({ id, fields }: EditedSkill): boolean {
  return id === undefined && isSameSkill(fields, NEW_SKILL);
}

/** True while nothing is typed. A second click on Add Skill replaces such a row. */
function isBlank(row: EditedSkill): boolean {
  return row.edited !== undefined && isUntouchedNew(row) && isSameSkill(row.edited, NEW_SKILL);
}
