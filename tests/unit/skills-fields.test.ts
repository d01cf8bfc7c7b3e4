import { describe, expect, test } from 'vitest';
import { changedFields, countChanges, describeDifferences } from '#client/editing/working-copy/merge';
import { isEdits } from '#client/editing/working-copy/stored-edits';
import {
  changeSkillRows,
  filterSuggestions,
  type SkillAction,
} from '#client/features/skills/admin/change-skill-rows';
import {
  adoptSaved,
  type EditedSkill,
  findIncompleteSkills,
  SKILLS_FIELDS,
  storedSkills,
  toSkillsInput,
  withoutBlankRows,
} from '#client/features/skills/admin/skills-fields';
import { NEW_SKILL, type Skill } from '#shared/contract/skill';

function skill(name: string, category = 'Web', more: Partial<Skill> = {}): Skill {
  return { ...NEW_SKILL, _id: `id-${name}`, name, category, ...more };
}

const loaded = storedSkills({
  version: 3,
  skills: [skill('CSS'), skill('Git', 'Tools'), skill('Ada', 'Old')],
});
type Rows = readonly EditedSkill[];
const apply = (rows: Rows, ...actions: SkillAction[]) => actions.reduce(changeSkillRows, rows);
const rowsAfter = (...actions: SkillAction[]) => apply(loaded.fields.rows, ...actions);
const names = (rows: Rows) => rows.map(({ fields }) => fields.name);
const changes = (rows: Rows, base = loaded.fields) => countChanges(SKILLS_FIELDS, base, { rows });

describe('the rows of the skills editor', () => {
  test('are compared by content', () => {
    const copied = { rows: loaded.fields.rows.map(row => ({ ...row, fields: { ...row.fields } })) };
    expect(changedFields(SKILLS_FIELDS, loaded.fields, copied)).toEqual([]);
  });

  test('apply a confirmed edit, discard a canceled one and include an open one in a save', () => {
    const typed: SkillAction[] = [
      { type: 'edit', key: 'id-CSS' },
      { type: 'type', key: 'id-CSS', changes: { name: 'CSS 4' } },
    ];
    const open = rowsAfter(...typed);
    expect(names(open)).toContain('CSS');
    expect(toSkillsInput(open)[0]).toMatchObject({ _id: 'id-CSS', name: 'CSS 4' });
    expect(changes(open)).toBe(1);
    expect(names(apply(open, { type: 'confirm', key: 'id-CSS' }))).toContain('CSS 4');
    expect(apply(open, { type: 'cancel', key: 'id-CSS' })).toEqual(loaded.fields.rows);
    // A row that is opened again after the server rejected it still contains the input.
    expect(apply(open, { type: 'edit', key: 'id-CSS' })).toEqual(open);
  });

  test('open for editing when they are new and disappear if the edit is canceled', () => {
    const added = rowsAfter({ type: 'add', key: 'new' });
    expect(added.at(-1)).toEqual({ key: 'new', fields: NEW_SKILL, edited: NEW_SKILL });
    expect(changes(added)).toBe(0);
    expect(withoutBlankRows({ rows: added })).toEqual(loaded.fields);
    expect(findIncompleteSkills({ rows: added })).toEqual([]);
    expect(apply(added, { type: 'confirm', key: 'new' })).toEqual(loaded.fields.rows);
    expect(toSkillsInput(added).at(-1)).toEqual(NEW_SKILL);
    expect(apply(added, { type: 'cancel', key: 'new' })).toEqual(loaded.fields.rows);
    const stored = JSON.parse(JSON.stringify(added));
    expect(apply(stored, { type: 'cancel', key: 'new' })).toHaveLength(3);
  });

  test('count as one change each if they are added, changed or removed', () => {
    const rows = rowsAfter(
      { type: 'setCore', key: 'id-CSS', isCore: true },
      { type: 'remove', key: 'id-Git' },
      { type: 'add', key: 'new', fields: { ...NEW_SKILL, name: 'Rust' } },
    );
    expect(changes(rows)).toBe(3);
    expect(changes(apply(rows, { type: 'setCore', key: 'id-CSS', isCore: false }))).toBe(2);
  });

  test('contain only one empty row after a second click on Add Skill', () => {
    const twice = rowsAfter({ type: 'add', key: 'first' }, { type: 'add', key: 'second' });
    expect(twice.map(({ key }) => key).slice(3)).toEqual(['second']);
    const typed = rowsAfter(
      { type: 'add', key: 'first' },
      { type: 'type', key: 'first', changes: { name: 'Rust' } },
      { type: 'add', key: 'second' },
    );
    expect(typed.map(({ key }) => key).slice(3)).toEqual(['first', 'second']);
  });
});

test('a reorder moves the named skills within their positions and counts each moved skill once', () => {
  const rows = rowsAfter({ type: 'reorder', keys: ['id-Ada', 'id-CSS'] });
  expect(names(rows)).toEqual(['Ada', 'Git', 'CSS']);
  expect(changes(rows)).toBe(2);
  const moved = rowsAfter({ type: 'reorder', keys: ['id-Ada', 'id-CSS', 'id-Git'] });
  expect(names(moved)).toEqual(['Ada', 'CSS', 'Git']);
  expect(changes(moved)).toBe(1);
  expect(toSkillsInput(moved).map(({ _id }) => _id)).toEqual(['id-Ada', 'id-CSS', 'id-Git']);
  expect(changes(apply(moved, { type: 'setCore', key: 'id-Ada', isCore: true }))).toBe(1);
});

test('a conflict names an order that was changed elsewhere, and suggestions omit existing skills', () => {
  const theirs = { rows: rowsAfter({ type: 'reorder', keys: ['id-Ada', 'id-CSS', 'id-Git'] }) };
  expect(describeDifferences(SKILLS_FIELDS, { base: loaded.fields, mine: loaded.fields, theirs })).toEqual([
    { label: 'Order', theirs: 'Ada, CSS, Git', mine: 'CSS, Git, Ada' },
  ]);
  const suggested = ['css', 'Rust'].map(name => ({ ...NEW_SKILL, name }));
  expect(filterSuggestions(loaded.fields.rows, suggested).map(({ name }) => name)).toEqual(['Rust']);
});

test('a conflict between skill lists shows both versions of each skill that was changed elsewhere', () => {
  const rows = rowsAfter({ type: 'setCore', key: 'id-CSS', isCore: true });
  const skills = [skill('CSS', 'Web', { description: 'theirs' }), skill('Git', 'Tools'), skill('Zig', 'New')];
  const theirs = storedSkills({ version: 4, skills }).fields;
  expect(describeDifferences(SKILLS_FIELDS, { base: loaded.fields, mine: { rows }, theirs })).toEqual([
    { label: 'CSS', theirs: 'CSS · Web · theirs · #000000', mine: 'CSS · Web · #000000 · core' },
    { label: 'Ada', theirs: 'not in the list', mine: 'Ada · Old · #000000' },
    { label: 'Zig', theirs: 'Zig · New · #000000', mine: 'not in the list' },
  ]);
});

test('stored edits of skills are valid if their rows are complete', () => {
  const isValid = (rows: unknown) =>
    isEdits(JSON.parse(JSON.stringify({ base: loaded, fields: { rows } })), SKILLS_FIELDS, loaded.fields);
  expect([rowsAfter({ type: 'add', key: 'n' }), [{ key: 'a' }], 'none'].map(isValid)).toEqual([
    true,
    false,
    false,
  ]);
});

describe('after saving the skills', () => {
  const sent = {
    rows: rowsAfter(
      { type: 'add', key: 'new' },
      { type: 'type', key: 'new', changes: { name: 'Rust' } },
      { type: 'edit', key: 'id-CSS' },
      { type: 'type', key: 'id-CSS', changes: { name: 'CSS 4' } },
    ),
  };
  const list = [
    { ...skill('CSS 4'), _id: 'id-CSS' },
    skill('Git', 'Tools'),
    skill('Ada', 'Old'),
    skill('Rust', ''),
  ];
  const saved = storedSkills({ version: 4, skills: list }).fields;

  test('the list equals the stored one and a new row keeps its key', () => {
    expect(adoptSaved({ sent, saved, current: sent })).toEqual({
      rows: saved.rows.map(row => (row.id === 'id-Rust' ? { ...row, key: 'new' } : row)),
    });
  });

  test('a blank row that was not sent stays open without changes', () => {
    const blank = { key: 'blank', fields: NEW_SKILL, edited: NEW_SKILL };
    const rows = [blank, ...sent.rows];
    const adopted = adoptSaved({ sent: { rows }, saved, current: { rows } }).rows;
    expect(adopted[0]).toBe(blank);
    expect(adopted.slice(1)).toEqual(adoptSaved({ sent, saved, current: sent }).rows);
    expect(changes(adopted, saved)).toBe(0);
  });

  test('changes made during the save are applied to the stored list', () => {
    const current = {
      rows: apply(
        sent.rows,
        { type: 'type', key: 'new', changes: { name: 'Rust 2' } },
        { type: 'cancel', key: 'id-CSS' },
        { type: 'setCore', key: 'id-Git', isCore: true },
        { type: 'remove', key: 'id-Ada' },
        { type: 'add', key: 'later', fields: { ...NEW_SKILL, name: 'Go' } },
      ),
    };
    const { rows } = adoptSaved({ sent, saved, current });
    expect(toSkillsInput(rows)).toEqual([
      expect.objectContaining({ _id: 'id-CSS', name: 'CSS' }),
      expect.objectContaining({ _id: 'id-Git', isCore: true }),
      expect.objectContaining({ _id: 'id-Rust', name: 'Rust 2' }),
      expect.objectContaining({ name: 'Go' }),
    ]);
    expect(changes(rows, saved)).toBe(5);
    const rust = rows.find(({ key }) => key === 'new');
    expect(apply(rows, { type: 'cancel', key: 'new' })).toContainEqual({
      key: 'new',
      id: rust?.id,
      fields: expect.objectContaining({ name: 'Rust' }),
    });
  });
});
