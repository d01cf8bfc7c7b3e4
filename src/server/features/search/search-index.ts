import MiniSearch from 'minisearch';

/** Something that visitors can find. */
export type SearchDocument = {
  title: string;
  /** A sentence that says what it is. */
  summary: string;
  /** All else that it says, without mark-up. */
  text: string;
  tags: readonly string[];
};

/** Finds documents by words, the best first: beginnings of words, and words with a typo, count less than whole ones. */
export function createSearchIndex<Document extends SearchDocument>(documents: readonly Document[]) {
  const index = new MiniSearch<{ id: number } & Record<Field, string>>({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: plain,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: term => (term.length > 3 ? 0.2 : false),
      boost: { title: 4, tags: 3, summary: 2 },
    },
  });
  index.addAll(
    documents.map(({ title, summary, text, tags }, id) => ({
      ...{ id, title, summary, text },
      tags: tags.join('\n'),
    })),
  );

  function search(words: string): { document: Document; terms: string[] }[] {
    return index.search(words).flatMap(({ id, terms }) => {
      const document = documents[Number(id)];
      return document ? [{ document, terms }] : [];
    });
  }

  return { search };
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
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
