import type { Token } from 'markdown-it';
/**
 * Shifts headings so that the highest one follows the heading of the page, and gives each an ID like
 * GitHub's.
 */
export declare function placeHeadings(tokens: Token[], idPrefix: string): void;
/** Links each heading to itself, so that readers can share its address. A heading with a link has no other. */
export declare function linkHeadings(tokens: Token[]): void;
/** Returns the text without markup. */
export declare function toPlainText(tokens: Token[]): string;
