import type { Token } from 'markdown-it';
/** Joins numbers and their units in texts with spaces at which no line ends. */
export declare function joinUnits(tokens: Token[]): void;
