import { type MarkdownFile } from './front-matter';
import { type Fields } from './front-matter-values';
/** Fields that a file about several others sets for them. */
export type InheritedFields = {
    /** The beginning of the paths of the files. */
    prefix: string;
    /** The collection of the files in Jekyll, such as 'posts', or ''. */
    type: string;
    /** The fields that decide whether a file is published. The fields of the file come first. */
    fields: Fields;
    /** The names of fields that are not applied. */
    omitted: string[];
};
/**
 * Reads Hugo's `cascade` in `_index.md` and in the configuration, and `defaults` of Jekyll's. Patterns are compared up to
 * their first wildcard, so that they may keep more files unpublished, but never publish one.
 * @throws AppError BAD_REQUEST for a file that cannot be read
 */
export declare function readInheritedFields(file: MarkdownFile, root: string): InheritedFields[];
/** Merges the inherited fields of a file. Those for a longer path come first. */
export declare function inheritFields(rules: InheritedFields[], path: string, root: string): Fields;
