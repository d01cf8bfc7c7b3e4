import MiniSearch from 'minisearch';
import type { SearchDocument } from '#server/core/content/content-kind';
import { mapInSlices } from '#server/core/runtime/map-in-slices';

/** The texts of a document that are looked through. */
export type IndexedTexts = Pick<SearchDocument, 'title' | 'summary' | 'text' | 'tags'>;

/** With more words none is forgiven a typo: what is like each is looked for in all words that there are. */
const MOST_FORGIVEN = 6;

/**
 * Finds documents by words, the best first: beginnings of words count less than whole ones. Where nothing is found words may
 * have a typo.
 */
export async function createSearchIndex<Document extends IndexedTexts>(documents: readonly Document[]) {
  const index = new MiniSearch<{ id: number } & Record<Field, string>>({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: plain,
    searchOptions: {
      combineWith: 'AND',
      // A letter alone would be the beginning of what half of the documents have, and C is a name.
      prefix: term => term.length > 1,
      boost: { title: 4, tags: 3, summary: 2 },
    },
  });
  await mapInSlices(documents, ({ title, summary, text, tags }, id) =>
    index.add({ id, title, summary, text, tags: tags.join('\n') }),
  );

  function search(words: string): { document: Document; terms: string[] }[] {
    const exact = index.search(words);
    const found = exact.length > 0 ? exact : index.search(words, { fuzzy: forgiving });
    return found.flatMap(({ id, terms }) => {
      const document = documents[Number(id)];
      return document ? [{ document, terms }] : [];
    });
  }

  return { search };
}

function forgiving(term: string, _index: number, terms: string[]): number | false {
  return term.length > 3 && terms.length <= MOST_FORGIVEN ? 0.2 : false;
}

const FIELDS = ['title', 'summary', 'text', 'tags'] as const;
type Field = (typeof FIELDS)[number];

/** Words as people write them (C++ and C# are two), and each character of scripts that put no spaces between words. */
export const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+[+#]*/gu;

function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(WORD) ?? [];
}

/** A word without accents and capitals. */
export function plain(word: string): string {
  // Most words are: taking each apart would be most of the work of an excerpt.
  if (/^[a-z\d]+$/.test(word)) return word;
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
