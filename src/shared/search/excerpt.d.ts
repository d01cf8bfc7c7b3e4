import type { TextMark } from '#shared/contract/search';
/**
 * Cuts an excerpt between words, around the first match after `from`. Without a match, it takes the beginning
 * of the text.
 */
export declare function createExcerpt(text: string, terms: readonly string[], from?: number): string;
export declare function findMarks(text: string, terms: readonly string[]): TextMark[];
