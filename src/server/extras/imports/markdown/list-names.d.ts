/** Lists as many whole names as fit, such as 'a, b and 6 more'. */
export declare function listNames(names: string[]): string;
/** Shortens a name that alone is too long to be shown. */
export declare function shortenName(name: string): string;
