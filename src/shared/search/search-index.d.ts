import type { SearchDocument } from '#shared/contract/search';
export type IndexedTexts = Pick<SearchDocument, 'title' | 'summary' | 'text' | 'tags'>;
/** A found document, with the found terms as they are in its texts and the part of its text that matches best. */
export type Match<Document> = {
    document: Document;
    terms: string[];
    start: number;
};
/**
 * Finds documents by words, best first. Prefixes rank below whole words. If nothing matches, words may
 * contain typos.
 */
export declare function createSearchIndex<Document extends IndexedTexts>(documents: readonly Document[]): Promise<{
    search: (words: string) => Promise<Match<Document>[]>;
}>;
