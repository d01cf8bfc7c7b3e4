import type { FrontMatter } from './front-matter';
/**
 * Lists the paths at which a page is or was, as far as its front matter names them. `folder` is that of the page on the
 * former site.
 */
export declare function readFormerPaths(fields: FrontMatter['fields'], folder: string): string[];
export type FormerAddresses = {
    /** Former slugs, and paths of the former site. */
    addresses: string[];
    /** Paths that cannot redirect here. */
    omitted: string[];
    /** The number of paths over the limits. */
    excess: number;
};
export declare const FORMER_LIMIT: string;
/** Sorts paths into those that can redirect to the item at `current` and others. `claimed` are those of other items. */
export declare function sortFormerPaths(paths: string[], current: string, claimed: Set<string>): FormerAddresses;
