import { findMovedIds } from '#client/editing/reorder/order';
import type { Issue } from '#client/editing/working-copy/issues';
import type { Difference, FieldDefinitions, MergeSides, Stored } from '#client/editing/working-copy/merge';
import { NEW_SKILL, type SkillList, type SkillSuggestion, skillFields } from '#shared/contract/skill';
import { toKeys } from '#shared/map-values';

export type SkillFields = SkillSuggestion;

export type EditedSkill = {
  /** Identifies the row, even before it is saved. */
  key: string;
  /** Absent for a skill that is not saved yet. */
  id?: string;
  fields: SkillFields;
  /** The open edit, until it is confirmed or canceled. */
  edited?: SkillFields;
  /** The edit could not be confirmed, because a required field is empty. */
  isRefused?: true;
};

/** Visitors do not see a skill without these fields. */
export type RequiredField = 'category' | 'name';

/** Returns true for a new row whose edits were never confirmed. */
export function isNew({ id, fields }: EditedSkill): boolean {
  return id === undefined && isSameSkill(fields, NEW_SKILL);
}

/** Returns true for a new row in which nothing is typed. It is neither saved nor counted. */
export function isBlank(row: EditedSkill): boolean {
  return row.edited !== undefined && isNew(row) && isSameSkill(row.edited, NEW_SKILL);
}

/** Returns true for an open edit that cannot be confirmed. */
export function isIncomplete(row: EditedSkill): boolean {
  const { edited } = row;
  if (isBlank(row)) return false;
  return edited !== undefined && (edited.category.trim() === '' || edited.name.trim() === '');
}

type Rows = readonly EditedSkill[];

/** The list is saved as a whole, but counted and compared skill by skill. */
export type SkillsFields = { rows: Rows };

export const SKILLS_FIELDS: FieldDefinitions<SkillsFields> = {
  rows: {
    label: 'Skills',
    isEqual: isSameList,
    countChanges: countChangedSkills,
    describeDifferences: describeChangedSkills,
    accepts: value => Array.isArray(value) && value.every(isRow),
  },
};

const COLUMNS = toKeys(skillFields);

export function storedSkills({ version, skills }: SkillList): Stored<SkillsFields> {
  const rows = skills.map(({ _id, ...fields }) => ({ key: _id, id: _id, fields }));
  return { version, fields: { rows } };
}

/** Removes blank rows, which are not saved. */
export function withoutBlankRows({ rows }: SkillsFields): SkillsFields {
  return { rows: rows.filter(row => !isBlank(row)) };
}

/** Lists the required fields that open edits leave empty. */
export function findIncompleteSkills({ rows }: SkillsFields): Issue[] {
  return rows.flatMap((row, index) =>
    isIncomplete(row) ? [{ path: ['rows', index], message: 'Enter a name and a category.' }] : [],
  );
}

/** Converts the rows for saving. Open edits count as confirmed. */
export function toSkillsInput(rows: Rows): (SkillFields & { _id?: string })[] {
  return rows.map(row => ({ ...(row.id === undefined ? {} : { _id: row.id }), ...toCurrentFields(row) }));
}

/**
 * Merges the stored list into the rows after a save. Rows that did not change during the save take the stored
 * fields and ID, and the others keep their edits.
 */
export function adoptSaved(versions: Record<'sent' | 'saved' | 'current', SkillsFields>): SkillsFields {
  const { sent, saved, current } = versions;
  const sentRows = withoutBlankRows(sent).rows;
  const sentIndexes = new Map(sentRows.map(({ key }, index) => [key, index]));
  const rows = current.rows.map(row => {
    const index = sentIndexes.get(row.key) ?? -1;
    const [before, stored] = [sentRows[index], saved.rows[index]];
    if (!before || !stored) return row;
    // The row keeps its key, so that React does not remount it and lose the focus.
    if (row === before) return { ...stored, key: row.key };
    // An edit that is still open continues from the stored fields.
    const isStillOpen = row.edited !== undefined && row.fields === before.fields;
    return { ...row, ...stored, key: row.key, fields: isStillOpen ? stored.fields : row.fields };
  });
  return { rows };
}

export function isSameSkill(a: SkillFields, b: SkillFields): boolean {
  return COLUMNS.every(column => a[column] === b[column]);
}

function toCurrentFields({ fields, edited }: EditedSkill): SkillFields {
  return edited ?? fields;
}

function isSameList(before: Rows, after: Rows): boolean {
  const { rows } = withoutBlankRows({ rows: after });
  const { rows: old } = withoutBlankRows({ rows: before });
  return rows.length === old.length && rows.every((row, index) => isSameRow(row, old[index]));
}

/** This runs for the whole list on every key, so it compares references first. */
function isSameRow(a: EditedSkill, b: EditedSkill | undefined): boolean {
  if (a === b) return true;
  return b !== undefined && a.id === b.id && isSameSkill(toCurrentFields(a), toCurrentFields(b));
}

function countChangedSkills(before: Rows, after: Rows): number {
  const left = byId(before);
  const moved = findMovedIds([...left.keys()], [...byId(after).keys()]);
  let changed = 0;
  for (const row of after) {
    const old = row.id === undefined ? undefined : left.get(row.id);
    if (old) left.delete(old.id ?? '');
    const isChanged = !isSameRow(row, old) || moved.has(row.id ?? '');
    if (isChanged && !isBlank(row)) changed += 1;
  }
  return changed + left.size;
}

function describeChangedSkills({ base, mine, theirs }: MergeSides<Rows>): Difference[] {
  const [before, now, own] = [byId(base), byId(theirs), byId(mine)];
  const differences = [...new Set([...before.keys(), ...now.keys()])].flatMap(id => {
    const [old, stored] = [before.get(id), now.get(id)];
    if (describeSkill(old) === describeSkill(stored)) return [];
    const label = stored?.fields.name || old?.fields.name || 'Unnamed skill';
    return [{ label, theirs: describeSkill(stored), mine: describeSkill(own.get(id)) }];
  });
  const isReordered = findMovedIds([...before.keys()], [...now.keys()]).size > 0;
  const order = { label: 'Order', theirs: listNames(theirs), mine: listNames(mine) };
  return isReordered ? [...differences, order] : differences;
}

function describeSkill(row: EditedSkill | undefined): string {
  if (!row) return 'not in the list';
  const { isCore, ...texts } = toCurrentFields(row);
  return COLUMNS.map(column => (column === 'isCore' ? coreText(isCore) : texts[column]))
    .filter(text => text !== '')
    .join(' · ');
}

function listNames(rows: Rows): string {
  return rows.map(row => toCurrentFields(row).name).join(', ');
}

function coreText(isCore: boolean): string {
  return isCore ? 'core' : '';
}

function byId(rows: Rows): Map<string, EditedSkill> {
  return new Map(rows.flatMap(row => (row.id === undefined ? [] : [[row.id, row]])));
}

function isRow(row: unknown): boolean {
  const { key, fields } = Object(row);
  return typeof key === 'string' && COLUMNS.every(column => column in Object(fields));
}
