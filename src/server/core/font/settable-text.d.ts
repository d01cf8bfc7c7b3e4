import type { FontStack, Typeface, Typefaces } from './typefaces';
/**
 * Reduces a text to one line. Returns an empty text if the fonts lack one of its characters, because the rest
 * of a name or a sentence would be wrong. Emoji and ornaments are left out instead.
 */
export declare function toSettableText(text: string, fonts: FontStack): string;
/** Returns false if the text is left out because the fonts of a style lack one of its characters. */
export declare function isSettable(text: string, faces: Typefaces): boolean;
/** Finds the first font that has all characters of a cluster, because marks are placed within one font. */
export declare function findTypeface(cluster: string, fonts: readonly Typeface[]): Typeface | undefined;
