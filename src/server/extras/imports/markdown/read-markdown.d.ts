import { type SourceEntries } from '#server/extras/imports/import-entry';
import type { MarkdownFolder } from './markdown-folder';
import { type TargetChoice } from './markdown-target';
import type { SiteItems } from './site-items';
/** `slugs` are those that the site has. */
export type MarkdownChoice = TargetChoice & Partial<Pick<SiteItems, 'slugs'>>;
/** The name of such imports in the list. */
export declare const MARKDOWN_NAME = "Markdown files";
/**
 * Reads a folder of Markdown files as projects, notes and pages, newest first. Yields to other requests
 * between files.
 * @throws AppError BAD_REQUEST that names the files with invalid front matter
 */
export declare function readMarkdown({ files, others }: MarkdownFolder, choice?: MarkdownChoice): Promise<SourceEntries>;
