/** A word, or two neighboring characters of a script without spaces, with its position in a text. */
type Token = {
    term: string;
    start: number;
    end: number;
};
/**
 * Lists the terms of a text. A script without spaces has a term for each two characters, because finding its
 * words needs a dictionary. The last character is a term too, so that each character begins a term.
 */
export declare function listTokens(text: string): Generator<Token>;
/**
 * Splits a query into terms, which are pairs in a script without spaces. A single character is a term only if
 * it stands alone.
 */
export declare function splitQuery(words: string): string[];
export declare function isUnspaced(term: string): boolean;
/** Counts the characters of scripts without spaces, up to `most`. */
export declare function countUnspaced(text: string, most: number): number;
export declare function firstCharacter(term: string): string;
/**
 * Writes the characters of a script without spaces as four digits each. The index compares all characters that
 * may begin or continue a term, which takes seconds with thousands of them.
 */
export declare function encodeTerm(term: string): string;
export declare function decodeTerm(term: string): string;
export {};
