import { expect, test } from 'vitest';
import { addName } from '#client/editing/fields/names-field';
import { editedFields } from '#client/editing/item/item-form';
import { canAutoMerge, describeDifferences } from '#client/editing/working-copy/merge';
import { isEdits } from '#client/editing/working-copy/stored-edits';
import {
  type EditedProject,
  PROJECT_EDITOR_FIELDS,
  projectEditor,
} from '#client/features/projects/admin/editor/project-fields';
import { NEW_PROJECT, type Project } from '#shared/contract/project';

const EDITOR = projectEditor(['Tools', 'Toys']);

function project(fields: Partial<Project> = {}, second = 0): Project {
  const updatedAt = `2025-01-01T00:00:0${second}.000Z`;
  return { ...NEW_PROJECT, _id: '1', category: 'Tools', createdAt: updatedAt, updatedAt, ...fields };
}

const createFields = (fields: Partial<Project> = {}): EditedProject => editedFields(EDITOR, project(fields));

test('the project editor contains only the fields that it can change', () => {
  const fields = createFields({ title: 'T', featured: true, public: true });
  expect(fields).toMatchObject({ title: 'T', category: 'Tools', featured: true, public: true });
  for (const field of ['_id', 'createdAt', 'updatedAt']) expect(fields).not.toHaveProperty(field);
});

test('an unchanged project is sent as it was stored', () => {
  const media: Project['media'] = [
    { type: 'image', url: '/a', caption: 'A' },
    { type: 'image', url: '/a', caption: 'A' },
  ];
  const { _id, createdAt, updatedAt, ...stored } = project({ media });
  expect(EDITOR.input(createFields({ media }))).toEqual({ ...stored, slug: null });
});

test('a project without a category gets the first available one, and a new skill is trimmed', () => {
  const getCategory = (category: string, categories: string[]) =>
    editedFields(projectEditor(categories), project({ category })).category;
  expect(getCategory('', ['A', 'B'])).toBe('A');
  expect(getCategory('', [])).toBe('');
  expect(getCategory('B', ['A', 'B'])).toBe('B');
  expect(addName(['Go'], [], ' Rust ')).toEqual(['Go', 'Rust']);
});

test.each(['', '  ', 'Go', ' go '])('the skill %j changes nothing', name => {
  const skills = ['Go'];
  expect(addName(skills, [], name)).toBe(skills);
});

test.each<[Partial<Project>, boolean]>([
  [{ featured: true }, true],
  [{ public: true }, false],
])('a change elsewhere to %j merges automatically: %s', (changes, isMerged) => {
  const versions = {
    base: createFields(),
    mine: createFields({ title: 'Mine' }),
    theirs: createFields(changes),
  };
  expect(canAutoMerge(PROJECT_EDITOR_FIELDS, versions)).toBe(isMerged);
});

test('a conflict shows both sides of each field that was changed elsewhere', () => {
  const mine = createFields({ title: 'Mine', public: false });
  const media: Project['media'] = [
    { type: 'image', url: '/a', caption: 'A' },
    { type: 'video', url: '/b' },
  ];
  const theirs = createFields({ title: 'Theirs', public: true, skills: ['Go', 'C'], featured: true, media });
  const notMine = expect.stringContaining("You haven't changed this");
  expect(describeDifferences(PROJECT_EDITOR_FIELDS, { base: createFields(), mine, theirs })).toEqual([
    { label: 'Title', theirs: 'Theirs', mine: 'Mine' },
    { label: 'Skills', theirs: 'Go, C', mine: notMine },
    { label: 'Media', theirs: 'image · /a · A\nvideo · /b', mine: notMine },
    { label: 'Featured', theirs: 'Featured', mine: notMine },
    { label: 'Visibility', theirs: 'Public', mine: notMine },
  ]);
});

test('the project editor finds a blank category and invalid links before it sends a project', () => {
  const fields = { category: ' ', github: 'javascript:alert(1)', live: ' https://example.com ' };
  expect(EDITOR.validate(createFields(fields))).toEqual([
    { path: ['github'], message: 'Must be a web address' },
    { path: ['category'], message: 'Category is required. Please select or add a category.' },
  ]);
});

test('stored edits in an older format are ignored', () => {
  const like = createFields({ media: [{ type: 'image', url: '/a', caption: 'A' }] });
  const edited = { ...like, media: [{ type: 'image', url: '/b', key: '1' }] };
  const base = { fields: like, version: 'x' };
  const isAccepted = (stored: object) => isEdits({ base, ...stored }, PROJECT_EDITOR_FIELDS, like);
  expect(isAccepted(JSON.parse(JSON.stringify({ fields: edited })))).toBe(true);
  const { media: _, ...older } = edited;
  expect(isAccepted({ fields: older })).toBe(false);
  expect(isAccepted({ fields: { ...edited, media: [{ url: '/b' }] } })).toBe(false);
  // The previous format.
  expect(isAccepted({ id: '1', updatedAt: 'x', base: like, fields: edited })).toBe(false);
});
