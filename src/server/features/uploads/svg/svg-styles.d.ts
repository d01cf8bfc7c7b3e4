import type { XastElement } from 'svgo';
/** Finds a part of a style that loads something from outside the drawing, runs a script or could hide that. */
export declare function findUnsafe(style: string): string | null;
/** Returns a style without comments and texts, so that patterns find only rules and addresses in it. */
export declare function removeTexts(style: string): string;
/**
 * Returns the text of a style sheet without what browsers don't load for a picture: imports and external fonts. Comments
 * with markup are emptied. An embedded import stays, so that it is found unsafe.
 */
export declare function readSheet({ children }: XastElement): string;
