import { type SourceEntries } from '#server/extras/imports/import-entry';
import type { LeftOutList } from '#server/extras/imports/left-out-list';
import type { MarkdownFolder } from './markdown-folder';
import { type FolderPages } from './markdown-pages';
import type { PreparedText } from './prepare-text';
/** The addresses that files of a folder may use, and those that were used. */
export type FolderAddresses = Pick<SourceEntries, 'pictures'> & {
    leftOut: LeftOutList;
    others: MarkdownFolder['others'];
    pages: FolderPages;
    /** The former paths that redirect to items of this import. */
    claimed: Set<string>;
};
/**
 * Replaces the images of a text with tokens, and links to other files with the pages that the files become. An
 * address that is not found stays as written. It works in slices, because a text may have thousands of links.
 */
export declare function withAddresses({ text, addresses }: Pick<PreparedText, 'text' | 'addresses'>, path: string, folder: FolderAddresses): Promise<string>;
/** Returns the token of a cover in the folder, any other safe address unchanged, or ''. */
export declare function coverAddress(address: string, path: string, folder: FolderAddresses): string;
