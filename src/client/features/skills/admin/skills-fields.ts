import type { SkillSuggestion, VersionedSkills } from '../../../../shared/contract/skill';
import type { Difference, FieldDefinitions, Versions } from '../../../editing/merge';
import type { Stored } from '../../../editing/working-copy-state';

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

type Rows = readonly SkillRow[];

/** The list is saved as a whole, and counted and compared skill by skill. */
export type SkillsFields = { rows: Rows };

export const SKILLS_FIELDS: FieldDefinitions<SkillsFields> = {
  rows: {
    label: 'Skills',
    isEqual: (a, b) => a.length === b.length && a.every((row, place) => isSameRow(row, b[place])),
    countChanges: countChangedSkills,
    describeDifferences: describeChangedSkills,
    accepts: value => Array.isArray(value) && value.every(isRow),
  },
};

const COLUMNS = ['name', 'category', 'description', 'icon', 'color', 'isCore'] as const;

export function storedSkills({ version, skills }: VersionedSkills): Stored<SkillsFields> {
  const rows = skills.map(({ _id, ...fields }) => ({ key: _id, id: _id, fields }));
  return { version, fields: { rows } };
}

/** What Save Changes sends: open edits count as confirmed. */
export function skillsToSave(rows: Rows): (SkillFields & { _id?: string })[] {
  return rows.map(row => ({ ...(row.id === undefined ? {} : { _id: row.id }), ...contentOf(row) }));
}

/**
 * Rows that were left alone while the save was under way show what is stored, new ones with their ids; the others keep
 * what was done to them.
 */
export function adoptSaved(versions: Record<'sent' | 'saved' | 'current', SkillsFields>): SkillsFields {
  const { sent, saved, current } = versions;
  const placeOf = new Map(sent.rows.map(({ key }, place) => [key, place]));
  const rows = current.rows.map(row => {
    const place = placeOf.get(row.key) ?? -1;
    const [before, stored] = [sent.rows[place], saved.rows[place]];
    if (!before || !stored) return row;
    // The key stays what it was, so that the row keeps the focus.
    if (row === before) return { ...stored, key: row.key };
    // An edit that is still open goes on from what was stored of it.
    const goesOn = row.edited !== undefined && row.fields === before.fields;
    return { ...row, ...stored, key: row.key, fields: goesOn ? stored.fields : row.fields };
  });
  return { rows };
}

export function isSameSkill(a: SkillFields, b: SkillFields): boolean {
  return COLUMNS.every(column => a[column] === b[column]);
}

/** As it would be saved. */
function contentOf({ fields, edited }: SkillRow): SkillFields {
  return edited ?? fields;
}

/** Every key asks this of the whole list: most rows are the very same. */
function isSameRow(a: SkillRow, b: SkillRow | undefined): boolean {
  if (a === b) return true;
  return b !== undefined && a.id === b.id && isSameSkill(contentOf(a), contentOf(b));
}

/** How many skills were added, changed and removed. */
function countChangedSkills(before: Rows, after: Rows): number {
  const left = byId(before);
  let changed = 0;
  for (const row of after) {
    const old = row.id === undefined ? undefined : left.get(row.id);
    if (old) left.delete(old.id ?? '');
    if (!isSameRow(row, old)) changed += 1;
  }
  return changed + left.size;
}

function describeChangedSkills({ base, mine, theirs }: Versions<Rows>): Difference[] {
  const [before, now, own] = [byId(base), byId(theirs), byId(mine)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap(id => {
    const [old, stored] = [before.get(id), now.get(id)];
    if (describeSkill(old) === describeSkill(stored)) return [];
    const label = stored?.fields.name || old?.fields.name || 'A skill without a name';
    return [{ label, theirs: describeSkill(stored), mine: describeSkill(own.get(id)) }];
  });
}

function describeSkill(row: SkillRow | undefined): string {
  if (!row) return 'not in the list';
  const content = contentOf(row);
  return COLUMNS.map(column => (column === 'isCore' ? coreText(content.isCore) : content[column]))
    .filter(text => text !== '')
    .join(' · ');
}

function coreText(isCore: boolean): string {
  return isCore ? 'core' : '';
}

function byId(rows: Rows): Map<string, SkillRow> {
  return new Map(rows.flatMap(row => (row.id === undefined ? [] : [[row.id, row]])));
}

function isRow(row: unknown): boolean {
  const { key, fields } = Object(row);
  return typeof key === 'string' && COLUMNS.every(column => column in Object(fields));
}
