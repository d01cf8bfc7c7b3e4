import { expect, test } from 'vitest';
import { changesWithTitle, hasSlugFromTitle } from '#client/editing/fields/title-and-slug';
import { editedFields, publishedFields } from '#client/editing/item/item-form';
import { type EditedPost, POST_EDITORS } from '#client/features/posts/admin/post-fields';
import type { Note } from '#shared/contract/post';
import { someNote } from '../support/content/some-content';

const note = (fields: Partial<Note>) => someNote({ slug: 'one', title: 'One', ...fields });

/** Creates the state of an editor that was opened with this note. */
function createEdits(stored: Partial<Note>, fields: Partial<EditedPost> = {}) {
  const base = { fields: editedFields(POST_EDITORS.note, note(stored)) };
  return { base, fields: { ...base.fields, ...fields } };
}

test('a note or page is sent with the fields of its kind', () => {
  const common = {
    title: 'One',
    slug: 'one',
    text: 'Text',
    metaTitle: 'A',
    metaDescription: 'B',
    language: 'de',
  };
  const ofNotes = { summary: 'C', cover: '/d', coverAlt: 'E', coverTurn: 2, tags: ['Sensors'] };
  const { fields } = createEdits({ draft: true, ...common, ...ofNotes, projects: ['p'] });
  expect(POST_EDITORS.note.input(fields)).toEqual({ ...common, ...ofNotes, projects: ['p'] });
  expect(POST_EDITORS.page.input(fields)).toEqual({ ...common, place: 'none' });
});

test('the editor of a note starts with unpublished changes and can return to the published version', () => {
  const changed = note({ pendingChanges: { title: 'Two' } });
  const held = { title: 'Two', publishing: 'unpublishedChanges' };
  expect(editedFields(POST_EDITORS.note, changed)).toMatchObject(held);
  const published = { title: 'One', publishing: 'published' };
  expect(publishedFields(POST_EDITORS.note, changed)).toMatchObject(published);
});

const DRAFT = { draft: true };
// The server creates such a slug for an empty title.
const UNTITLED = { draft: true, title: '', slug: 'note-2' };
const NUMBERED = { draft: true, title: 'Tide table', slug: 'tide-table-2' };

test.each<[string, Partial<Note>, Partial<EditedPost>, string, string | undefined]>([
  ['the slug of a draft follows its title', DRAFT, {}, 'One two', 'one-two'],
  ['the slug of an untitled draft follows its title', UNTITLED, {}, 'Ebb', 'ebb'],
  ['an empty title gets the saved slug', UNTITLED, { title: 'Ebb', slug: 'ebb' }, '', 'note-2'],
  ['a chosen slug stays', DRAFT, { slug: 'mine' }, 'Two', undefined],
  ['a published slug stays', { draft: false }, {}, 'Two', undefined],
  ['a scheduled slug follows', { publishAt: '2099-01-02T09:00:00.000Z' }, {}, 'Two', 'two'],
  // A project has no slug until its title is edited.
  ['a missing slug follows', { draft: true, title: 'New Project', slug: '' }, {}, 'Kite', 'kite'],
  ['the numbered slug of a draft follows', NUMBERED, {}, 'Tides', 'tides'],
  ['a typed number stays', { ...NUMBERED, slug: 'tide-table' }, { slug: 'tide-table-2' }, 'Tides', undefined],
])('%s', (_rule, stored, fields, title, slug) => {
  expect(changesWithTitle(createEdits(stored, fields), title)).toEqual({ title, ...(slug && { slug }) });
});

test('only the slug of an unpublished item that equals its title may be numbered', () => {
  const mayBeNumbered = (stored: Partial<Note>, fields: Partial<EditedPost> = {}) => {
    const { base, fields: edited } = createEdits(stored, fields);
    return hasSlugFromTitle(base.fields, edited);
  };
  expect(mayBeNumbered({ draft: true }, { title: 'Tide table', slug: 'tide-table' })).toBe(true);
  expect(mayBeNumbered({ draft: true }, { publishing: 'published' })).toBe(true);
  expect(mayBeNumbered({ draft: true }, { slug: 'mine' })).toBe(false);
  expect(mayBeNumbered({ draft: true }, { title: '', slug: '' })).toBe(false);
  expect(mayBeNumbered({ draft: false }, { title: 'Tide table', slug: 'tide-table' })).toBe(false);
});

test('the editor of a note finds invalid fields before it sends them', () => {
  const { fields } = createEdits({});
  const listInvalidFields = (changes: Partial<EditedPost>) =>
    POST_EDITORS.note.validate({ ...fields, ...changes }).map(({ path }) => path[0]);
  expect(listInvalidFields({})).toEqual([]);
  expect(listInvalidFields({ slug: ' Tide Table ' })).toEqual(['slug']);
  expect(listInvalidFields({ slug: '' })).toEqual(['slug']);
  expect(listInvalidFields({ cover: 'javascript:alert(1)' })).toEqual(['cover']);
});
