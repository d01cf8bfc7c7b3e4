import { expect, test } from 'vitest';
import { skillDifferences } from '../../src/client/features/skills/admin/skill-differences';
import {
  changeDraft,
  countChanges,
  draftOfSkills,
  isSkillsDraft,
  newSuggestions,
  type SkillAction,
  skillsToSave,
} from '../../src/client/features/skills/admin/skills-draft';
import {
  DEFAULT_SKILL_SORT,
  nextSkillSort,
  shownSkills,
} from '../../src/client/features/skills/admin/sort-skills';
import type { Skill } from '../../src/shared/contract/skill';
import { NEW_SKILL } from '../../src/shared/new-skill';

function skill(name: string, category = 'Web', more: Partial<Skill> = {}): Skill {
  return { ...NEW_SKILL, _id: `id-${name}`, name, category, ...more };
}

const loaded = draftOfSkills({
  version: 3,
  skills: [skill('CSS'), skill('Git', 'Tools'), skill('Ada', 'Old')],
});
const after = (...actions: SkillAction[]) => actions.reduce(changeDraft, loaded);
const names = (rows: { fields: { name: string } }[]) => rows.map(({ fields }) => fields.name);

test('a list that was only looked at has no changes', () => {
  expect(countChanges(loaded)).toBe(0);
  expect(countChanges(after({ type: 'edit', key: 'id-CSS' }))).toBe(0);
  expect(countChanges(after({ type: 'edit', key: 'id-CSS' }, { type: 'cancel', key: 'id-CSS' }))).toBe(0);
});

test('a confirmed edit replaces the row, a cancelled one is forgotten, an open one is saved too', () => {
  const typed: SkillAction[] = [
    { type: 'edit', key: 'id-CSS' },
    { type: 'type', key: 'id-CSS', changes: { name: 'CSS 4' } },
  ];
  const open = after(...typed);
  expect(names(open.rows)).toContain('CSS');
  expect(skillsToSave(open)[0]).toMatchObject({ _id: 'id-CSS', name: 'CSS 4' });
  expect(names(changeDraft(open, { type: 'confirm', key: 'id-CSS' }).rows)).toContain('CSS 4');
  expect(changeDraft(open, { type: 'cancel', key: 'id-CSS' })).toEqual(loaded);
});

test('a new row opens for editing and goes again when nothing was confirmed in it', () => {
  const added = after({ type: 'add', key: 'new' });
  expect(added.rows.at(-1)).toEqual({ key: 'new', fields: NEW_SKILL, edited: NEW_SKILL });
  expect(countChanges(added)).toBe(1);
  expect(skillsToSave(added).at(-1)).toEqual(NEW_SKILL);
  expect(changeDraft(added, { type: 'cancel', key: 'new' })).toEqual(loaded);
  const stored = JSON.parse(JSON.stringify(added));
  expect(changeDraft(stored, { type: 'cancel', key: 'new' }).rows).toHaveLength(3);
});

test('every added, changed and removed skill counts once', () => {
  const draft = after(
    { type: 'setCore', key: 'id-CSS', isCore: true },
    { type: 'remove', key: 'id-Git' },
    { type: 'add', key: 'new', fields: { ...NEW_SKILL, name: 'Rust' } },
  );
  expect(countChanges(draft)).toBe(3);
  expect(countChanges(changeDraft(draft, { type: 'setCore', key: 'id-CSS', isCore: false }))).toBe(2);
});

test('suggestions whose names are there already, in whatever case, are left out', () => {
  const suggested = ['css', 'Rust'].map(name => ({ ...NEW_SKILL, name }));
  expect(newSuggestions(loaded, suggested).map(({ name }) => name)).toEqual(['Rust']);
});

test('the list is by name at first; a repeated click turns it round', () => {
  const shown = (sort = DEFAULT_SKILL_SORT) => names(shownSkills(loaded.rows, '', sort));
  expect(shown()).toEqual(['Ada', 'CSS', 'Git']);
  expect(shown(nextSkillSort(DEFAULT_SKILL_SORT, 'name'))).toEqual(['Git', 'CSS', 'Ada']);
  const byCategory = nextSkillSort(DEFAULT_SKILL_SORT, 'category');
  expect(shown(byCategory)).toEqual(['Ada', 'Git', 'CSS']);
  expect(shown(nextSkillSort(byCategory, 'category'))).toEqual(['CSS', 'Git', 'Ada']);
});

test('the search looks at names and categories, and leaves rows that are being edited', () => {
  const search = (text: string, draft = loaded) => names(shownSkills(draft.rows, text, DEFAULT_SKILL_SORT));
  expect(search('TOOL')).toEqual(['Git']);
  expect(search(' css ')).toEqual(['CSS']);
  expect(search('nothing')).toEqual([]);
  expect(search('nothing', after({ type: 'edit', key: 'id-Ada' }))).toEqual(['Ada']);
});

test('a conflict shows what was changed elsewhere, and what the draft has there', () => {
  const draft = after({ type: 'setCore', key: 'id-CSS', isCore: true });
  const stored = [skill('CSS', 'Web', { description: 'theirs' }), skill('Git', 'Tools'), skill('Zig', 'New')];
  expect(skillDifferences(draft, stored)).toEqual([
    { label: 'CSS', theirs: 'CSS · Web · theirs · #000000', mine: 'CSS · Web · #000000 · core' },
    { label: 'Ada', theirs: 'not in the list', mine: 'Ada · Old · #000000' },
    { label: 'Zig', theirs: 'Zig · New · #000000', mine: 'not in the list' },
  ]);
});

test.each([null, 'text', {}, { version: 1 }, { version: '1', saved: [], rows: [] }])(
  '%o is no stored draft',
  value => {
    expect(isSkillsDraft(value)).toBe(false);
  },
);

test('what is changed while a save is under way stays, on top of what was stored', () => {
  const sent = after(
    { type: 'add', key: 'new' },
    { type: 'type', key: 'new', changes: { name: 'Rust' } },
    { type: 'edit', key: 'id-CSS' },
    { type: 'type', key: 'id-CSS', changes: { name: 'CSS 4' } },
  );
  const [css, git, ada, rust] = [
    skill('CSS 4'),
    skill('Git', 'Tools'),
    skill('Ada', 'Old'),
    skill('Rust', ''),
  ];
  const list = { version: 4, skills: [{ ...css, _id: 'id-CSS' }, git, ada, rust] };
  const saved: SkillAction = { type: 'saved', list, sent: sent.rows };

  const { rows, ...rest } = draftOfSkills(list);
  expect(changeDraft(sent, saved)).toEqual({
    ...rest,
    rows: rows.map(row => (row.id === 'id-Rust' ? { ...row, key: 'new' } : row)),
  });

  const meanwhile: SkillAction[] = [
    { type: 'type', key: 'new', changes: { name: 'Rust 2' } },
    { type: 'cancel', key: 'id-CSS' },
    { type: 'setCore', key: 'id-Git', isCore: true },
    { type: 'remove', key: 'id-Ada' },
    { type: 'add', key: 'later', fields: { ...NEW_SKILL, name: 'Go' } },
  ];
  const draft = changeDraft(meanwhile.reduce(changeDraft, sent), saved);
  expect(draft.version).toBe(4);
  expect(skillsToSave(draft)).toEqual([
    expect.objectContaining({ _id: 'id-CSS', name: 'CSS' }),
    expect.objectContaining({ _id: 'id-Git', isCore: true }),
    expect.objectContaining({ _id: 'id-Rust', name: 'Rust 2' }),
    expect.objectContaining({ name: 'Go' }),
  ]);
  expect(countChanges(draft)).toBe(5);
  const rustRow = draft.rows.find(({ key }) => key === 'new');
  expect(changeDraft(draft, { type: 'cancel', key: 'new' }).rows).toContainEqual({
    key: 'new',
    id: rustRow?.id,
    fields: expect.objectContaining({ name: 'Rust' }),
  });
});

test('a second click on Add Skill opens no second empty row', () => {
  const twice = after({ type: 'add', key: 'first' }, { type: 'add', key: 'second' });
  expect(twice.rows.map(({ key }) => key).slice(3)).toEqual(['second']);
  const typed = after(
    { type: 'add', key: 'first' },
    { type: 'type', key: 'first', changes: { name: 'Rust' } },
    { type: 'add', key: 'second' },
  );
  expect(typed.rows.map(({ key }) => key).slice(3)).toEqual(['first', 'second']);
});
