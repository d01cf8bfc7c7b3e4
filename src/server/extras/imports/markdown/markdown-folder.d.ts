import type { Readable } from 'node:stream';
import type { MarkdownFile } from './front-matter';
/** The files of a site that was built from Markdown, by path. */
export type MarkdownFolder = {
    files: MarkdownFile[];
    /** All other files, each opened only when a Markdown file names it. */
    others: Map<string, () => Promise<Readable>>;
    close(): void;
};
/**
 * Opens the zip file of a folder.
 * @throws AppError BAD_REQUEST for a file with links, paths outside the folder or too much content
 */
export declare function openMarkdownFolder(archive: string): Promise<MarkdownFolder>;
