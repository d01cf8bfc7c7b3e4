import MiniSearch from 'minisearch';
import { expect, test, vi } from 'vitest';
import { createSearchService } from '#server/features/search/search-service';
import { createExcerpt, findMarks } from '#shared/search/excerpt';
import { createSearchIndex, type IndexedTexts } from '#shared/search/search-index';
import { countTurns } from '../support/longest-wait';

function createDocument(title: string, fields: Partial<IndexedTexts> = {}): IndexedTexts {
  return { title, summary: '', text: '', tags: [], ...fields };
}

const DOCUMENTS = [
  createDocument('Hivescale', {
    summary: 'Scales that weigh beehives',
    text: 'Fourteen platforms',
    tags: ['C++', 'ESP32'],
  }),
  createDocument('Plotline', {
    summary: 'A pen plotter',
    text: 'Draws a beehive in naïve ink',
    tags: ['C#', 'Node.js'],
  }),
  createDocument('日本語の地図', { summary: 'Map', text: '東京の道' }),
];

async function searchTitles(words: string, documents: IndexedTexts[] = DOCUMENTS): Promise<string[]> {
  const index = await createSearchIndex(documents);
  return (await index.search(words)).map(({ document }) => document.title);
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

const WORLD = [
  { title: 'React入門', summary: 'サーバー入門と2024年度', text: 'ภาษาไทย𠮷野家', tags: ['Straße'] },
  { title: 'Lattice', summary: 'Smørrebrød in Łódź', text: 'Encyclopædia, cœur', tags: ['東大'] },
];

test.each([
  ['a word after a Latin letter', '入門', ['React入門']],
  ['a Latin word before another script', 'react', ['React入門']],
  ['both parts of a mixed word', 'React入門', ['React入門']],
  ['a word after a digit', '年度', ['React入門']],
  ['a word after a long vowel', 'バー入', ['React入門']],
  ['a word with a long vowel', 'サーバー', ['React入門']],
  ['one character in the middle of a text', '門', ['React入門']],
  ['one character at the end of a text', '大', ['Lattice']],
  ['a Thai word', 'ไทย', ['React入門']],
  ['a character outside of the first plane', '𠮷野', ['React入門']],
  ['no text with only the characters in another order', '門入', []],
  ['swapped letters', 'lattcie', ['Lattice']],
  ['swapped first letters', 'altitce', []],
  ['swapped letters at the beginning', 'altt', ['Lattice']],
  ['ß as ss', 'strasse', ['React入門']],
  ['ss as ß', 'Straße', ['React入門']],
  ['ø as o', 'smorrebrod', ['Lattice']],
  ['ł as l', 'lodz', ['Lattice']],
  ['æ as ae', 'encyclopaedia', ['Lattice']],
  ['œ as oe', 'coeur', ['Lattice']],
])('the search finds %s in many languages', async (_title, words, titles) => {
  expect(await searchTitles(words, WORLD)).toEqual(titles);
});

test('marks cover the words that the search found in a script without spaces', async () => {
  const index = await createSearchIndex(WORLD);
  const marked = async (words: string) =>
    (await index.search(words)).flatMap(({ document: { summary }, terms }) =>
      findMarks(summary, terms).map(({ start, end }) => summary.slice(start, end)),
    );
  expect(await marked('入門')).toEqual(['入門']);
  expect(await marked('サーバー')).toEqual(['サーバー']);
  expect(await marked('門')).toEqual(['門']);
  expect(await marked('smorrebrod')).toEqual(['Smørrebrød']);
});

test('the search ranks a title higher than a text', async () => {
  const documents = [createDocument('Other', { text: 'a compass' }), createDocument('Compass')];
  expect(await searchTitles('compass', documents)).toEqual(['Compass', 'Other']);
});

test('an excerpt surrounds the first match between words, or is the beginning or the complete text', () => {
  const text = `${'Before it. '.repeat(20)}Here is the Élan of it. ${'After it. '.repeat(40)}`;
  const excerpt = createExcerpt(text, ['elan']);
  expect(excerpt).toContain('the Élan of');
  expect(excerpt).toMatch(/^… \S.*\S …$/);
  expect(excerpt.length).toBeLessThan(200);
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
  expect(marked('東京都の道', ['東京', '京都'])).toEqual(['東京都']);
  expect(marked('A pen plotter', [])).toEqual([]);
});

test('the search tolerates typos only without exact matches and matches a single letter exactly', async () => {
  const documents = [
    ...['Scale', 'Stale'].map(title => createDocument(title)),
    createDocument('Compiler', { tags: ['C'] }),
  ];
  const found = (words: string) => searchTitles(words, documents);
  expect(await found('scale')).toEqual(['Scale']);
  expect((await found('smale')).toSorted()).toEqual(['Scale', 'Stale']);
  expect(await found('c')).toEqual(['Compiler']);
  expect(await found('co')).toEqual(['Compiler']);
});

const SKILL = { kind: 'skill' as const, path: '/', cover: '', category: '' };

test('documents are read once for all simultaneous searches and again after a change', async () => {
  const readDocuments = vi.fn(async () => ({
    documents: [{ ...createDocument('Go'), ...SKILL }],
    categories: [],
  }));
  let version = 1;
  const search = createSearchService(readDocuments, async () => version);
  const answers = await Promise.all(['go', 'g', 'nothing'].map(search.find));
  expect(answers.map(found => found.length)).toEqual([1, 0, 0]);
  expect(readDocuments).toHaveBeenCalledTimes(1);
  version += 1;
  await Promise.all([search.find('go'), search.listChoices()]);
  expect(readDocuments).toHaveBeenCalledTimes(2);
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

/** A text that has no space, and almost no pair of characters twice. */
const LONG_CHINESE = Array.from({ length: 100_000 }, (_, index) =>
  String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)),
).join('');

test('long texts are indexed in slices, and words found anywhere in them, in any combination', async () => {
  const words = Array.from({ length: 12_000 }, (_, index) => `word${index}`).join(' ');
  const indexing = createSearchIndex([
    createDocument('Chinese', { text: LONG_CHINESE }),
    createDocument('English', { summary: 'A summary', text: words }),
  ]);
  expect(await countTurns(() => indexing)).toBeGreaterThan(10);
  const index = await indexing;
  const find = async (query: string) => (await index.search(query)).map(({ document }) => document.title);
  for (let at = 1_990; at < 2_010; at += 1)
    expect(await find(LONG_CHINESE.slice(at, at + 2)), `at ${at}`).toEqual(['Chinese']);
  expect(await find('word11999 word3 summary')).toEqual(['English']);
  expect(await find('word11999 missing')).toEqual([]);
  for (let word = 0; word < 12_000; word += 499) expect(await find(`word${word}`)).toContain('English');
});

test('an excerpt is found anywhere in a long text', async () => {
  const text = Array.from({ length: 12_000 }, (_, index) => `word${index}`).join(' ');
  const documents = [{ ...createDocument('', { text }), ...SKILL }];
  const service = createSearchService(
    async () => ({ documents, categories: [] }),
    async () => 1,
  );
  const [found] = await service.find('word11000');
  expect(found?.excerpt).toContain('word11000');
});

test('a query that repeats a word searches it once', async () => {
  const index = await createSearchIndex(DOCUMENTS);
  const searches = vi.spyOn(MiniSearch.prototype, 'search');
  expect(await index.search('beehive '.repeat(25))).toHaveLength(2);
  expect(searches).toHaveBeenCalledTimes(1);
});

const TEN_WORDS = 'one two three four five six seven eight nine ten';
const TEN_CHARACTERS = '一 七 丆 三 丌 丏 丒 丕 丘 丛';

test.each([TEN_WORDS, TEN_CHARACTERS])('the search finds by the first ten words only (%s)', async words => {
  const documents = [createDocument('All', { text: words })];
  expect(await searchTitles(`${words} 中 missing`, documents)).toEqual(['All']);
  expect(await searchTitles(`${words.slice(0, -3)} 中 missing`, documents)).toEqual([]);
});

test('a query of many words searches each of ten once, with other work in between', async () => {
  const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const index = await createSearchIndex([createDocument('All', { text })]);
  const searches = vi.spyOn(MiniSearch.prototype, 'search');
  expect(await countTurns(() => index.search(text))).toBeGreaterThanOrEqual(9);
  expect(searches).toHaveBeenCalledTimes(10);
  searches.mockClear();
  // Without a match, a query of few words is searched again with typos.
  expect(await index.search('word1 word2 word3 word4 word5 word6 missing')).toEqual([]);
  expect(searches).toHaveBeenCalledTimes(7);
});
