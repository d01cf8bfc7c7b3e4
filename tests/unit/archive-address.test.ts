import { expect, test } from 'vitest';
import { archivePath, parseArchiveSelection } from '#client/features/projects/archive-address';

test('an archive URL without a category starts at the first category', () => {
  for (const search of ['', 'tab=media', 'after=7']) expect(parseArchiveSelection(search)).toEqual({});
});

test.each(['Web', 'Bits & pieces', 'a=b', '100 %', 'naïve 🎈', '+'])(
  'the category %s is read from the URL as it was written',
  name => {
    for (const rows of [{ category: name }, { category: name, after: '018f' }]) {
      const { pathname, search } = new URL(archivePath(rows), 'https://site.example');
      expect(pathname).toBe('/projects');
      expect(parseArchiveSelection(search.slice(1))).toEqual(rows);
    }
  },
);
