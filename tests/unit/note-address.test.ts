import { expect, test } from 'vitest';
import { notesAt } from '../../src/client/features/posts/note-address';
import { notesPath } from '../../src/client/features/posts/note-links';

test.each([
  ['', {}],
  ['tag=', {}],
  ['tag=%20', {}],
  ['tag=Field+work', { tag: 'Field work' }],
  ['other=1&tag=C%2B%2B', { tag: 'C++' }],
])('the query %j asks for the notes with %j', (search, asked) => {
  expect(notesAt(search)).toEqual(asked);
});

test.each(['Field work', 'C++', 'a&b=c', 'été'])('the path of the tag %j leads to it', tag => {
  expect(notesAt(new URL(notesPath(tag), 'http://x').search)).toEqual({ tag });
});
