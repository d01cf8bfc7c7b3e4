/** Returns true if a text has a letter that is written from right to left. */
export declare function hasRightToLeft(text: string): boolean;
