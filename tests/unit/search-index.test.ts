import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { excerptOf, marksIn } from '../../src/server/features/search/excerpt';
import { createSearchIndex, type IndexedTexts } from '../../src/server/features/search/search-index';
import { createSearchService } from '../../src/server/features/search/search-service';

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

async function titlesOf(words: string, documents: IndexedTexts[] = DOCUMENTS): Promise<string[]> {
  const index = await createSearchIndex(documents);
  return index.search(words).map(({ document }) => document.title);
}

test.each([
  ['a whole word', 'plotter', ['Plotline']],
  ['the beginning of a word', 'plat', ['Hivescale']],
  ['a typo', 'beehvies', ['Hivescale']],
  ['a word without its accent', 'naive', ['Plotline']],
  ['capitals', 'HIVESCALE', ['Hivescale']],
  ['two words, both of which must be there', 'pen platform', []],
  ['a name with signs, which is not that with others', 'C++', ['Hivescale']],
  ['the other name with signs', 'c#', ['Plotline']],
  ['a name with a dot', 'node.js', ['Plotline']],
  ['words of a script without spaces', '東京', ['日本語の地図']],
  ['nothing', '', []],
  ['signs alone', '?!* "', []],
])('finds by %s', async (_what, words, titles) => {
  expect(await titlesOf(words)).toEqual(titles);
});

test('a title counts for more than a text', async () => {
  const documents = [
    { title: 'Other', summary: '', text: 'a compass', tags: [] },
    { title: 'Compass', summary: '', text: '', tags: [] },
  ];
  expect(await titlesOf('compass', documents)).toEqual(['Compass', 'Other']);
});

test('an excerpt stands around the first word that was found, cut between words', () => {
  const text = `${'Before it. '.repeat(20)}Here is the Élan of it. ${'After it. '.repeat(40)}`;
  const excerpt = excerptOf(text, ['elan']);
  expect(excerpt).toContain('the Élan of');
  expect(excerpt).toMatch(/^… \S.*\S …$/);
  expect(excerpt.length).toBeLessThan(200);
});

test('a short text is its own excerpt, and one without the word begins at its beginning', () => {
  expect(excerptOf('A pen plotter', ['pen'])).toBe('A pen plotter');
  expect(excerptOf('A pen plotter', ['else'])).toBe('A pen plotter');
  expect(excerptOf('x'.repeat(500), ['else'])).toBe(`${'x'.repeat(180)} …`);
});

test('marks are whole words, wherever they stand, and one mark where a script has no spaces', () => {
  const marked = (text: string, terms: string[]) =>
    marksIn(text, terms).map(({ start, end }) => text.slice(start, end));
  expect(marked('Élan, élans and elan', ['elan'])).toEqual(['Élan', 'elan']);
  expect(marked('C and C++', ['c++'])).toEqual(['C++']);
  expect(marked('東京の道', ['東', '京'])).toEqual(['東京']);
  expect(marked('A pen plotter', [])).toEqual([]);
});

test('typos are forgiven only where nothing is found without, and a letter alone is a name', async () => {
  const documents = [
    { title: 'Scale', summary: '', text: '', tags: [] },
    { title: 'Stale', summary: '', text: '', tags: [] },
    { title: 'Compiler', summary: '', text: '', tags: ['C'] },
  ];
  const found = (words: string) => titlesOf(words, documents);
  expect(await found('scale')).toEqual(['Scale']);
  expect((await found('smale')).toSorted()).toEqual(['Scale', 'Stale']);
  expect(await found('c')).toEqual(['Compiler']);
  expect(await found('co')).toEqual(['Compiler']);
});

test('many long texts are indexed in slices, once for all who ask meanwhile', async () => {
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
  const asked = Promise.all(['word1', 'word2', 'nothing'].map(search.find)).then(answers => {
    isDone = true;
    return answers.map(found => found.length > 0);
  });
  for (; !isDone; turns += 1) await nextTurn();
  expect(turns).toBeGreaterThan(5);
  expect(await asked).toEqual([true, true, false]);
  expect(read).toBe(1);
  version += 1;
  await Promise.all([search.find('word1'), search.listChoices()]);
  expect(read).toBe(2);
});

test('a source that fails once is asked again', async () => {
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
