import type { Readable } from 'node:stream';
import type { LeftOutList } from '#server/extras/imports/left-out-list';
import type { MarkdownFolder } from './markdown-folder';
import { type FolderPages } from './markdown-pages';
/** Reads the former paths of pages from a `_redirects` file, by page. The plan lists the other redirects. */
export declare function readRedirectFiles({ others }: Pick<MarkdownFolder, 'others'>, pages: FolderPages, leftOut: LeftOutList): Promise<Map<string, string[]>>;
/** Reads the beginning of a file. */
export declare function readStart(file: Readable): Promise<string>;
