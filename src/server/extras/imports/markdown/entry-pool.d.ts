import type { Refusal } from '#server/extras/imports/programs/entry-worker';
import { type MarkdownFile } from './front-matter';
import type { InheritedFields } from './inherited-fields';
import type { MarkdownEntry } from './markdown-entry';
/**
 * Reads a Markdown file in a thread, because front matter and text can be slow to parse. Returns the reason for a
 * file with invalid front matter.
 * @throws AppError BAD_REQUEST for a file that takes too long, because waiting for more of them takes even longer
 */
export declare function readEntryInThread(file: MarkdownFile): Promise<{
    entry: MarkdownEntry;
} | Refusal>;
/**
 * Reads the fields that a file sets for others, in a thread.
 * @throws AppError BAD_REQUEST for a file that cannot be read
 */
export declare function readInheritedInThread(file: MarkdownFile, root: string): Promise<InheritedFields[]>;
