import { expect, test } from 'vitest';
import { editedFields, publishedFields } from '#client/editing/item/item-form';
import { changesWithTitle, hasSlugFromTitle } from '#client/editing/slug-field';
import { type EditedPost, POST_EDITORS } from '#client/features/posts/admin/post-fields';
import type { Note } from '#shared/contract/post';

const AT = '2026-03-14T10:00:00.000Z';

function note(fields: Partial<Note> = {}): Note {
  return {
    ...{ _id: '1', slug: 'one', title: 'One', text: 'Text', metaTitle: '', metaDescription: '' },
    ...{ summary: '', cover: '', coverAlt: '', tags: ['Sensors'], projects: ['p'] },
    ...{ publishedAt: AT, createdAt: AT, updatedAt: AT, ...fields },
  };
}

/** Creates the state of an editor that was opened with this note. */
function createEdits(stored: Partial<Note>, fields: Partial<EditedPost> = {}) {
  const base = { fields: editedFields(POST_EDITORS.note, note(stored)) };
  return { base, fields: { ...base.fields, ...fields } };
}

test('a note or page is sent with the fields of its kind', () => {
  const { fields } = createEdits({ draft: true });
  const common = { title: 'One', slug: 'one', text: 'Text', metaTitle: '', metaDescription: '' };
  expect(POST_EDITORS.note.input(fields)).toEqual({
    ...common,
    ...{ summary: '', cover: '', coverAlt: '', tags: ['Sensors'], projects: ['p'] },
  });
  expect(POST_EDITORS.page.input(fields)).toEqual({ ...common, place: 'none' });
});

test('the editor of a note starts with unpublished changes and can return to the published version', () => {
  const changed = note({ pendingChanges: { title: 'Two' } });
  expect(editedFields(POST_EDITORS.note, changed)).toMatchObject({
    title: 'Two',
    publishing: 'unpublishedChanges',
  });
  expect(publishedFields(POST_EDITORS.note, changed)).toMatchObject({
    title: 'One',
    publishing: 'published',
  });
});

test('the slug of a draft follows its title until the owner has chosen a slug', () => {
  expect(changesWithTitle(createEdits({ draft: true }), 'One two')).toEqual({
    title: 'One two',
    slug: 'one-two',
  });
  // The server creates such a slug for an empty title.
  const untitled = { draft: true, title: '', slug: 'note-2' };
  expect(changesWithTitle(createEdits(untitled), 'Ebb')).toEqual({ title: 'Ebb', slug: 'ebb' });
  expect(changesWithTitle(createEdits(untitled, { title: 'Ebb', slug: 'ebb' }), '')).toEqual({
    title: '',
    slug: 'note-2',
  });
  expect(changesWithTitle(createEdits({ draft: true }, { slug: 'mine' }), 'Two')).toEqual({ title: 'Two' });
  expect(changesWithTitle(createEdits({ draft: false }), 'Two')).toEqual({ title: 'Two' });
  const scheduled = { publishAt: '2099-01-02T09:00:00.000Z' };
  expect(changesWithTitle(createEdits(scheduled), 'Two')).toEqual({ title: 'Two', slug: 'two' });
  // A project has no slug until its title is edited.
  const addressless = { draft: true, title: 'New Project', slug: '' };
  expect(changesWithTitle(createEdits(addressless), 'Kite')).toEqual({ title: 'Kite', slug: 'kite' });
});

test('the numbered slug of a draft still follows its title', () => {
  const numbered = { draft: true, title: 'Tide table', slug: 'tide-table-2' };
  expect(changesWithTitle(createEdits(numbered), 'Tides')).toEqual({ title: 'Tides', slug: 'tides' });
  const typed = createEdits(
    { draft: true, title: 'Tide table', slug: 'tide-table' },
    { slug: 'tide-table-2' },
  );
  expect(changesWithTitle(typed, 'Tides')).toEqual({ title: 'Tides' });
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
