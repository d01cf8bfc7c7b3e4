import { expect, test } from 'vitest';
import { notesPath, parseNoteFilter } from '#client/features/posts/note-address';

test.each([
  ['', {}],
  ['tag=', {}],
  ['tag=%20', {}],
  ['tag=Field+work', { tag: 'Field work' }],
  ['other=1&tag=C%2B%2B', { tag: 'C++' }],
])('the query %j selects the notes with %j', (search, filter) => {
  expect(parseNoteFilter(search)).toEqual(filter);
});

test.each(['Field work', 'C++', 'a&b=c', 'été'])('the path for the tag %j selects that tag', tag => {
  expect(parseNoteFilter(new URL(notesPath(tag), 'http://x').search)).toEqual({ tag });
});
