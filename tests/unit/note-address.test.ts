import { expect, test } from 'vitest';
import { notesPath, parseNoteFilter } from '#client/features/posts/note-address';

test.each([
  ['tag=Field+work', { tag: 'Field work' }],
  ['other=1&tag=C%2B%2B', { tag: 'C++' }],
  ['page=2', { page: 2 }],
  ['tag=a&page=12', { tag: 'a', page: 12 }],
])('the query %j selects the notes with %j', (search, filter) => {
  expect(parseNoteFilter(search)).toEqual(filter);
});

test('a query without a valid tag or page selects all notes', () => {
  const pages = ['1', '0', '02', '-1', '2.5', '1e3', '99999999999'].map(page => `page=${page}`);
  for (const search of ['', 'tag=', 'tag=%20', ...pages]) expect(parseNoteFilter(search), search).toEqual({});
});

test.each(['Field work', 'C++', 'a&b=c', 'été'])('the path for the tag %j selects that tag', tag => {
  expect(parseNoteFilter(new URL(notesPath({ tag }), 'http://x').search)).toEqual({ tag });
  expect(parseNoteFilter(new URL(notesPath({ tag, page: 3 }), 'http://x').search)).toEqual({ tag, page: 3 });
});

test('the path of the first page of all notes has no query', () => {
  expect(notesPath()).toBe('/notes');
  expect(notesPath({ page: 1 })).toBe('/notes');
  expect(notesPath({ page: 2 })).toBe('/notes?page=2');
});
