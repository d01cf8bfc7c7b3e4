import type { Skill, SkillSuggestion, VersionedSkills } from '../../../../shared/contract/skill';
import { NEW_SKILL } from '../../../../shared/new-skill';
import { skillNameKey } from '../../../../shared/skill-name-key';

export type SkillFields = SkillSuggestion;

export type SkillRow = {
  /** Tells rows apart, new ones too. */
  key: string;
  /** Missing for a skill that is not saved yet. */
  id?: string;
  fields: SkillFields;
  /** The copy that is being worked on, until it is confirmed or cancelled. */
  edited?: SkillFields;
};

/** The name of the unsaved list in this tab's storage. */
export const KEPT_SKILLS = 'skills';

/** The owner's working copy of the whole list, and what it began with. */
export type SkillsDraft = { version: number; saved: Skill[]; rows: SkillRow[] };

export function draftOfSkills({ version, skills }: VersionedSkills): SkillsDraft {
  return { version, saved: skills, rows: skills.map(rowOf) };
}

function rowOf(skill: Skill): SkillRow {
  const { _id, ...fields } = skill;
  return { key: _id, id: _id, fields };
}

export type SkillAction =
  | { type: 'add'; key: string; fields?: SkillFields }
  | { type: 'edit' | 'confirm' | 'cancel' | 'remove'; key: string }
  | { type: 'type'; key: string; changes: Partial<SkillFields> }
  | { type: 'setCore'; key: string; isCore: boolean }
  | { type: 'start'; draft: SkillsDraft }
  /** The list is stored, as it stood in `sent`. */
  | { type: 'saved'; list: VersionedSkills; sent: readonly SkillRow[] };

/** All edits are local until the whole list is saved (rule 7.3). */
export function changeDraft(draft: SkillsDraft, action: SkillAction): SkillsDraft {
  if (action.type === 'start') return action.draft;
  if (action.type === 'saved') return rebase(draft, action.list, action.sent);
  if (action.type === 'add')
    return { ...draft, rows: [...draft.rows.filter(row => !isBlank(row)), newRow(action)] };
  return {
    ...draft,
    rows: draft.rows.flatMap(row => (row.key === action.key ? changeRow(row, action) : [row])),
  };
}

/** A suggestion is complete; a skill of the owner's own opens for editing. */
function newRow({ key, fields }: { key: string; fields?: SkillFields }): SkillRow {
  return fields ? { key, fields } : { key, fields: NEW_SKILL, edited: NEW_SKILL };
}

/** Rows that were left alone while the save was under way show what is stored; the others keep what was done to them. */
function rebase({ rows }: SkillsDraft, list: VersionedSkills, sent: readonly SkillRow[]): SkillsDraft {
  const { version, skills: saved } = list;
  const placeOf = new Map(sent.map(({ key }, place) => [key, place]));
  return {
    version,
    saved,
    rows: rows.map(row => {
      const place = placeOf.get(row.key) ?? -1;
      const [before, skill] = [sent[place], saved[place]];
      if (!before || !skill) return row;
      // The key stays what it was, so that the row keeps the focus.
      const stored = { ...rowOf(skill), key: row.key };
      if (row === before) return stored;
      // An edit that is still open goes on from what was stored of it.
      const goesOn = row.edited !== undefined && row.fields === before.fields;
      return { ...row, id: skill._id, fields: goesOn ? stored.fields : row.fields };
    }),
  };
}

type RowAction = Exclude<SkillAction, { type: 'add' | 'start' | 'saved' }>;

function changeRow(row: SkillRow, action: RowAction): SkillRow[] {
  const { edited, ...viewed } = row;
  switch (action.type) {
    case 'edit':
      return [{ ...viewed, edited: row.fields }];
    case 'type':
      return [{ ...row, edited: { ...(edited ?? row.fields), ...action.changes } }];
    case 'confirm':
      return [{ ...viewed, fields: edited ?? row.fields }];
    case 'cancel':
      return isUntouchedNew(row) ? [] : [viewed];
    case 'setCore':
      return [{ ...row, fields: { ...row.fields, isCore: action.isCore } }];
    case 'remove':
      return [];
  }
}

/** Added by mistake: nothing was ever confirmed in it. */
function isUntouchedNew({ id, fields }: SkillRow): boolean {
  return id === undefined && isSame(fields, NEW_SKILL);
}

/** Nothing was typed yet: a second click on Add Skill opens no second row. */
function isBlank(row: SkillRow): boolean {
  return row.edited !== undefined && isUntouchedNew(row) && isSame(row.edited, NEW_SKILL);
}

/** What Save Changes sends: open edits count as confirmed. */
export function skillsToSave({ rows }: SkillsDraft): (SkillFields & { _id?: string })[] {
  return rows.map(({ id, fields, edited }) => ({
    ...(id === undefined ? {} : { _id: id }),
    ...(edited ?? fields),
  }));
}

/** How many skills were added, changed and removed since the list was loaded. */
export function countChanges({ saved, rows }: SkillsDraft): number {
  const before = new Map(saved.map(skill => [skill._id, skill]));
  const kept = new Set<string>();
  let changed = 0;
  for (const { id, fields, edited } of rows) {
    const old = id === undefined ? undefined : before.get(id);
    if (old) kept.add(old._id);
    if (!old || !isSame(old, edited ?? fields)) changed += 1;
  }
  return changed + (before.size - kept.size);
}

function isSame(a: SkillFields, b: SkillFields): boolean {
  return SKILL_FIELDS.every(field => a[field] === b[field]);
}

export const SKILL_FIELDS = ['name', 'category', 'description', 'icon', 'color', 'isCore'] as const;

/** Suggestions whose names the draft does not have yet, without regard to case (rule 7.6). */
export function newSuggestions(draft: SkillsDraft, suggestions: SkillSuggestion[]): SkillSuggestion[] {
  const names = new Set(draft.rows.map(({ fields }) => skillNameKey(fields.name)));
  return suggestions.filter(({ name }) => !names.has(skillNameKey(name)));
}

/** A stored draft of an older shape is none. */
export function isSkillsDraft(value: unknown): value is SkillsDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value && 'saved' in value && 'rows' in value)) return false;
  return typeof value.version === 'number' && Array.isArray(value.saved) && Array.isArray(value.rows);
}
