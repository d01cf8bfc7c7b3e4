/** Rejects paths and hidden names. */
export declare function isPlainName(name: string): boolean;
