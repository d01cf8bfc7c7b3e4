export declare function capitalize(text: string): string;
/**
 * Normalizes a text, so that equal characters are equal strings. Unicode's stream-safe format has at most 30
 * combining marks in a row; normalizing more takes quadratic time, which a sender could use to stop the site.
 */
export declare function normalizeText(text: string, form?: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string;
/** Returns the first letters of the first and last word of a name, or none if there is no letter. */
export declare function toInitials(name: string): string[];
/** Joins words, such as 'projects, skills and notes'. */
export declare function joinWords(words: readonly string[]): string;
/** Returns a visible title, because an empty one would leave a heading or a link without text. */
export declare function displayTitle(title: string): string;
