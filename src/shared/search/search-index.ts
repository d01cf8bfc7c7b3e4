import MiniSearch, { type Query } from 'minisearch';
import type { SearchDocument } from '#shared/contract/search';
import { mapInSlices } from '#shared/map-in-slices';
import { takeTurn } from '#shared/take-turn';
import { normalizeText } from '#shared/text';
import { decodeTerm, encodeTerm, firstCharacter, isUnspaced, listTokens, splitQuery } from './search-words';
import { listParts } from './text-parts';

export type IndexedTexts = Pick<SearchDocument, 'title' | 'summary' | 'text' | 'tags'>;

/** Only the first words of a query count, because each is searched in all texts. */
const MAX_WORDS = 10;

/** Beyond this number of words no typos are tolerated, because each is compared with all indexed words. */
const MAX_WORDS_WITH_TYPOS = 6;

/** Words of at most this length may not contain typos. */
const MAX_EXACT_LENGTH = 3;

/** A found document, with the found terms as they are in its texts and the part of its text that matches best. */
export type Match<Document> = { document: Document; terms: string[]; start: number };

/**
 * Finds documents by words, best first. Prefixes rank below whole words. If nothing matches, words may
 * contain typos.
 */
export async function createSearchIndex<Document extends IndexedTexts>(documents: readonly Document[]) {
  const index = new MiniSearch<{ id: number } & Record<Field, string>>({
    fields: [...FIELDS],
    tokenize: text => [...listTokens(normalizeText(text))].map(({ term }) => term),
    // The terms are already normalized.
    processTerm: encodeTerm,
    searchOptions: {
      tokenize: term => [term],
      prefix: term => isPrefix(decodeTerm(term)),
      boost: { title: 4, tags: 3, summary: 2 },
    },
  });
  const partLists = await mapInSlices(documents, document =>
    listParts(document.text).map(({ part, start }) => ({ document, part, start })),
  );
  const parts = partLists.flat();
  await mapInSlices(parts, ({ document: { title, summary, tags }, part, start }, id) =>
    index.add(
      start === 0
        ? { id, title, summary, text: part, tags: tags.join('\n') }
        : { id, title: '', summary: '', text: part, tags: '' },
    ),
  );

  async function search(words: string): Promise<Match<Document>[]> {
    const wanted = [...new Set(splitQuery(words))].slice(0, MAX_WORDS);
    const exact = await findAll(wanted);
    if (exact.length > 0 || wanted.length > MAX_WORDS_WITH_TYPOS) return exact;
    return findAll(wanted.map(toTolerantQuery));
  }

  /** Finds the documents that match all queries, which may do so in different parts. */
  async function findAll([first, ...others]: Query[]): Promise<Scored<Document>[]> {
    if (first === undefined) return [];
    let found = [...findOne(first).values()];
    for (const other of others) {
      if (found.length === 0) break;
      // The index searches one word without a break.
      await takeTurn();
      const matches = findOne(other);
      found = found.flatMap(match => {
        const same = matches.get(match.document);
        return same ? [join(match, same)] : [];
      });
    }
    return found.sort((a, b) => b.score - a.score);
  }

  /** Returns the best part of each document that matches. */
  function findOne(query: Query): Map<Document, Scored<Document>> {
    const found = new Map<Document, Scored<Document>>();
    // Results are sorted by score.
    for (const { id, score, terms, queryTerms } of index.search(query)) {
      const part = parts[Number(id)];
      if (!part) continue;
      const { document, start } = part;
      const marked = toMarkedTerms(terms.map(decodeTerm), queryTerms.map(decodeTerm));
      const best = found.get(document);
      if (best) best.terms.push(...marked);
      else found.set(document, { document, start, score, terms: marked });
    }
    return found;
  }

  return { search };
}

type Scored<Document> = Match<Document> & { score: number };

function join<Document>(one: Scored<Document>, other: Scored<Document>): Scored<Document> {
  return {
    document: one.document,
    start: Math.min(one.start, other.start),
    score: one.score + other.score,
    terms: [...new Set([...one.terms, ...other.terms])],
  };
}

/**
 * Returns false for a single letter, which is a prefix of too many words and may be a name, such as C. A
 * single character of some scripts is a word.
 */
function isPrefix(term: string): boolean {
  return isUnspaced(term) ? firstCharacter(term) === term : term.length > 1;
}

/** Replaces the pairs that begin with a single character of the query by that character. */
function toMarkedTerms(terms: string[], queryTerms: string[]): string[] {
  return terms.map(term => (isUnspaced(term) && !queryTerms.includes(term) ? firstCharacter(term) : term));
}

/** Accepts words with another, missing, additional or swapped letter. */
function toTolerantQuery(term: string): Query {
  if (term.length <= MAX_EXACT_LENGTH || isUnspaced(term)) return term;
  const written = { queries: [term], fuzzy: 0.2 };
  return { combineWith: 'OR', queries: [written, ...swapLetters(term)] };
}

/**
 * Lists the word with each two neighboring letters swapped, which a tolerance by distance would count as two
 * typos.
 */
function swapLetters(term: string): string[] {
  const letters = [...term];
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    swapped.splice(index, 2, letter, letters[index] ?? '');
    return swapped.join('');
  });
}

const FIELDS = ['title', 'summary', 'text', 'tags'] as const;
type Field = (typeof FIELDS)[number];
