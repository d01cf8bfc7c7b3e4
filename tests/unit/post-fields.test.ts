import { expect, test } from 'vitest';
import { editedFields, publishedFields } from '../../src/client/editing/item/item-form';
import { changesWithTitle } from '../../src/client/editing/slug-field';
import { type EditedPost, POST_EDITORS } from '../../src/client/features/posts/admin/post-fields';
import type { Note } from '../../src/shared/contract/post';

const AT = '2026-03-14T10:00:00.000Z';

function note(fields: Partial<Note> = {}): Note {
  return {
    ...{ _id: '1', slug: 'one', title: 'One', text: 'Text', metaTitle: '', metaDescription: '' },
    ...{ summary: '', cover: '', coverAlt: '', tags: ['Sensors'], projects: ['p'] },
    ...{ publishedAt: AT, createdAt: AT, updatedAt: AT, ...fields },
  };
}

/** What an editor holds that began with this note. */
function edited(stored: Partial<Note>, fields: Partial<EditedPost> = {}) {
  const base = { fields: editedFields(POST_EDITORS.note, note(stored)) };
  return { base, fields: { ...base.fields, ...fields } };
}

test('a post is sent with what its kind has', () => {
  const { fields } = edited({ draft: true });
  const common = { title: 'One', slug: 'one', text: 'Text', metaTitle: '', metaDescription: '' };
  expect(POST_EDITORS.note.input(fields)).toEqual({
    ...common,
    ...{ summary: '', cover: '', coverAlt: '', tags: ['Sensors'], projects: ['p'] },
  });
  expect(POST_EDITORS.page.input(fields)).toEqual({ ...common, place: 'none' });
});

test('the editor begins with what is held back, and can go back to what visitors see', () => {
  const held = note({ pendingChanges: { title: 'Two' } });
  expect(editedFields(POST_EDITORS.note, held)).toMatchObject({ title: 'Two', publishing: 'held' });
  expect(publishedFields(POST_EDITORS.note, held)).toMatchObject({ title: 'One', publishing: 'published' });
});

test('the address of a draft follows its title until the owner has chosen one', () => {
  expect(changesWithTitle(edited({ draft: true }), 'One two')).toEqual({ title: 'One two', slug: 'one-two' });
  // What the server made of no title at all.
  const untitled = { draft: true, title: '', slug: 'note-2' };
  expect(changesWithTitle(edited(untitled), 'Ebb')).toEqual({ title: 'Ebb', slug: 'ebb' });
  expect(changesWithTitle(edited(untitled, { title: 'Ebb', slug: 'ebb' }), '')).toEqual({
    title: '',
    slug: 'note-2',
  });
  expect(changesWithTitle(edited({ draft: true }, { slug: 'mine' }), 'Two')).toEqual({ title: 'Two' });
  expect(changesWithTitle(edited({ draft: false }), 'Two')).toEqual({ title: 'Two' });
});

test('what the server would refuse is found before it is sent', () => {
  const { fields } = edited({});
  const wrong = (changes: Partial<EditedPost>) =>
    POST_EDITORS.note.validate({ ...fields, ...changes }).map(({ path }) => path[0]);
  expect(wrong({})).toEqual([]);
  expect(wrong({ slug: ' Tide Table ' })).toEqual(['slug']);
  expect(wrong({ slug: '' })).toEqual(['slug']);
  expect(wrong({ cover: 'javascript:alert(1)' })).toEqual(['cover']);
});
