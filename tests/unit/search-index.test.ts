import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createExcerpt, findMarks } from '#server/features/search/excerpt';
import { createSearchIndex, type IndexedTexts } from '#server/features/search/search-index';
import { createSearchService } from '#server/features/search/search-service';

const DOCUMENTS = [
  {
    title: 'Hivescale',
    summary: 'Scales that weigh beehives',
    text: 'Fourteen platforms',
    tags: ['C++', 'ESP32'],
  },
  {
    title: 'Plotline',
    summary: 'A pen plotter',
    text: 'Draws a beehive in naïve ink',
    tags: ['C#', 'Node.js'],
  },
  { title: '日本語の地図', summary: 'Map', text: '東京の道', tags: [] },
];

async function searchTitles(words: string, documents: IndexedTexts[] = DOCUMENTS): Promise<string[]> {
  const index = await createSearchIndex(documents);
  return index.search(words).map(({ document }) => document.title);
}

test.each([
  ['a complete word', 'plotter', ['Plotline']],
  ['the beginning of a word', 'plat', ['Hivescale']],
  ['a typo', 'beehvies', ['Hivescale']],
  ['a word without its accent', 'naive', ['Plotline']],
  ['capitals', 'HIVESCALE', ['Hivescale']],
  ['two words only if a document contains both', 'pen platform', []],
  ['a name with symbols', 'C++', ['Hivescale']],
  ['a similar name with another symbol', 'c#', ['Plotline']],
  ['a name with a dot', 'node.js', ['Plotline']],
  ['words in a script without spaces', '東京', ['日本語の地図']],
  ['nothing with an empty query', '', []],
  ['nothing with symbols only', '?!* "', []],
])('the search finds %s', async (_title, words, titles) => {
  expect(await searchTitles(words)).toEqual(titles);
});

test('the search ranks a title higher than a text', async () => {
  const documents = [
    { title: 'Other', summary: '', text: 'a compass', tags: [] },
    { title: 'Compass', summary: '', text: '', tags: [] },
  ];
  expect(await searchTitles('compass', documents)).toEqual(['Compass', 'Other']);
});

test('an excerpt surrounds the first match and ends between words', () => {
  const text = `${'Before it. '.repeat(20)}Here is the Élan of it. ${'After it. '.repeat(40)}`;
  const excerpt = createExcerpt(text, ['elan']);
  expect(excerpt).toContain('the Élan of');
  expect(excerpt).toMatch(/^… \S.*\S …$/);
  expect(excerpt.length).toBeLessThan(200);
});

test('an excerpt is the complete text if it is short and starts at the beginning without a match', () => {
  expect(createExcerpt('A pen plotter', ['pen'])).toBe('A pen plotter');
  expect(createExcerpt('A pen plotter', ['else'])).toBe('A pen plotter');
  expect(createExcerpt('x'.repeat(500), ['else'])).toBe(`${'x'.repeat(180)} …`);
});

test('marks cover complete words and adjacent matches in a script without spaces', () => {
  const marked = (text: string, terms: string[]) =>
    findMarks(text, terms).map(({ start, end }) => text.slice(start, end));
  expect(marked('Élan, élans and elan', ['elan'])).toEqual(['Élan', 'elan']);
  expect(marked('C and C++', ['c++'])).toEqual(['C++']);
  expect(marked('東京の道', ['東', '京'])).toEqual(['東京']);
  expect(marked('A pen plotter', [])).toEqual([]);
});

test('the search tolerates typos only without exact matches and matches a single letter exactly', async () => {
  const documents = [
    { title: 'Scale', summary: '', text: '', tags: [] },
    { title: 'Stale', summary: '', text: '', tags: [] },
    { title: 'Compiler', summary: '', text: '', tags: ['C'] },
  ];
  const found = (words: string) => searchTitles(words, documents);
  expect(await found('scale')).toEqual(['Scale']);
  expect((await found('smale')).toSorted()).toEqual(['Scale', 'Stale']);
  expect(await found('c')).toEqual(['Compiler']);
  expect(await found('co')).toEqual(['Compiler']);
});

test('many long texts are indexed in slices and once for all simultaneous searches', async () => {
  const documents = Array.from({ length: 90 }, (_, index) => ({
    ...{ kind: 'skill' as const, path: '/#skills', title: `Skill ${index}`, summary: '', tags: [] },
    text: Array.from({ length: 2_000 }, (_word, number) => `word${index * 50 + number}`).join(' '),
  }));
  let [version, read, turns, isDone] = [1, 0, 0, false];
  const search = createSearchService(
    async () => {
      read += 1;
      return { documents, categories: [] };
    },
    async () => version,
  );
  const results = Promise.all(['word1', 'word2', 'nothing'].map(search.find)).then(answers => {
    isDone = true;
    return answers.map(found => found.length > 0);
  });
  for (; !isDone; turns += 1) await nextTurn();
  expect(turns).toBeGreaterThan(5);
  expect(await results).toEqual([true, true, false]);
  expect(read).toBe(1);
  version += 1;
  await Promise.all([search.find('word1'), search.listChoices()]);
  expect(read).toBe(2);
});

test('the search reads its documents again after a failure', async () => {
  let isAway = true;
  const search = createSearchService(
    async () => {
      if (isAway) throw new Error('away');
      return { documents: [], categories: [] };
    },
    async () => 1,
  );
  await expect(search.find('x')).rejects.toThrow('away');
  isAway = false;
  expect(await search.find('x')).toEqual([]);
});
