/**
 * Returns the key by which names of technologies are compared. 'Node.js', 'NodeJS' and 'node' have the same,
 * but 'C', 'C++' and 'C#' have three.
 */
export declare function technologyKey(name: string): string;
