import type { Token } from 'markdown-it';
/**
 * Lets each block of a text run in the direction of its first letter, and code always from left to right. A text
 * without letters that are written from right to left needs no attributes.
 */
export declare function setDirections(tokens: Token[], text: string): void;
/** Returns the attribute of a block that is not made of tokens. */
export declare function directionAttribute(text: string): string;
