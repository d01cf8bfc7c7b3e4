export type FolderPages = {
    /** The common folder of all files, such as 'site/', or ''. */
    root: string;
    byFile: Map<string, string>;
    /** Pages by each suffix of their former address. An ambiguous suffix has ''. */
    byAddress: Map<string, string>;
};
/** Creates the pages of a folder. `pages` has the path of each file with the path of its page. */
export declare function createFolderPages(root: string, pages: [file: string, page: string][]): FolderPages;
/** Finds the page that a link of a file leads to. Returns null if it is not one of the files. */
export declare function findPage(pages: FolderPages, address: string, path: string): string | null;
/** Returns 'posts/gauge' for 'content/posts/gauge/index.md' and for 'posts/2024-01-31-gauge.md'. */
export declare function formerAddress(path: string): string;
/** Decodes an address. A malformed one is returned unchanged. */
export declare function decodeAddress(address: string): string;
