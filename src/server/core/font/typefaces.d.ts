import type { Font } from 'fontkit';
import type { Logger } from '#server/core/runtime/logger';
import type { TypePair } from '#shared/appearance/looks';
export type Typeface = {
    file: Buffer;
    font: Font;
    /** OpenType features to turn on or off. */
    features?: Record<string, boolean>;
};
/** Fonts in the order in which a character looks for one that has it. */
export type FontStack = readonly [Typeface, ...Typeface[]];
/** The font `head` sets titles and names. */
export type Typefaces = Record<'head' | 'bold' | 'text', FontStack>;
/** Loads the fonts of a pair. Added fonts, which are addresses of uploads, have the characters that these lack. */
export type TypefaceLoader = (pair?: TypePair, added?: readonly string[]) => Promise<Typefaces>;
type LoaderParts = {
    /** Reads an added font, or returns null if it no longer exists. */
    readUpload?: (address: string) => Promise<Buffer | null>;
    log?: Logger | undefined;
};
/**
 * Loads the fonts of images and documents on first use and caches them. System fonts are never used, because
 * a server may have none.
 */
export declare function createTypefaceLoader({ readUpload, log }?: LoaderParts): TypefaceLoader;
export {};
