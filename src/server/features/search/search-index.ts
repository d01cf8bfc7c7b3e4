import MiniSearch from 'minisearch';
import type { SearchDocument } from '#server/core/content/content-kind';
import { mapInSlices } from '#server/core/runtime/map-in-slices';

export type IndexedTexts = Pick<SearchDocument, 'title' | 'summary' | 'text' | 'tags'>;

/** Beyond this number of words no typos are tolerated, because each is compared with all indexed words. */
const MAX_WORDS_WITH_TYPOS = 6;

/**
 * Finds documents by words, best first: prefixes rank below whole words. Without any match, words may contain typos.
 */
export async function createSearchIndex<Document extends IndexedTexts>(documents: readonly Document[]) {
  const index = new MiniSearch<{ id: number } & Record<Field, string>>({
    fields: [...FIELDS],
    tokenize: splitWords,
    processTerm: normalizeWord,
    searchOptions: {
      combineWith: 'AND',
      // A single letter is a prefix of too many words, and C is a name.
      prefix: term => term.length > 1,
      boost: { title: 4, tags: 3, summary: 2 },
    },
  });
  await mapInSlices(documents, ({ title, summary, text, tags }, id) =>
    index.add({ id, title, summary, text, tags: tags.join('\n') }),
  );

  function search(words: string): { document: Document; terms: string[] }[] {
    const exact = index.search(words);
    const matches = exact.length > 0 ? exact : index.search(words, { fuzzy: toleranceFor });
    return matches.flatMap(({ id, terms }) => {
      const document = documents[Number(id)];
      return document ? [{ document, terms }] : [];
    });
  }

  return { search };
}

function toleranceFor(term: string, _index: number, terms: string[]): number | false {
  return term.length > 3 && terms.length <= MAX_WORDS_WITH_TYPOS ? 0.2 : false;
}

const FIELDS = ['title', 'summary', 'text', 'tags'] as const;
type Field = (typeof FIELDS)[number];

/** Words as people write them (C++ and C# are two), and single characters of scripts without spaces. */
export const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+[+#]*/gu;

function splitWords(text: string): string[] {
  return text.normalize('NFC').match(WORD) ?? [];
}

/** Removes accents and capitals from a word. */
export function normalizeWord(word: string): string {
  // Fast path for most words: normalizing each would dominate the time of an excerpt.
  if (/^[a-z\d]+$/.test(word)) return word;
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
