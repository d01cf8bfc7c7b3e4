/** Returns the key by which names are compared, which ignores letter case, Unicode's form and surrounding spaces. */
export declare function nameKey(name: string): string;
/** Returns the spelling in which a name is listed, or undefined if it is not. */
export declare function findName(names: readonly string[], name: string): string | undefined;
/** Returns each name once, in its first spelling, and no blank ones. */
export declare function distinctNames(names: readonly string[]): string[];
/** Counts the lists that contain each name. Sorts by count, then by name. Each name keeps its first spelling. */
export declare function countNames(lists: readonly (readonly string[])[]): {
    name: string;
    count: number;
}[];
