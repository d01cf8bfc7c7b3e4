import { AppError } from '#server/core/errors/app-error';
import { type Fields } from './front-matter-values';
export type MarkdownFile = {
    /** The path in the folder. */
    path: string;
    content: string;
    /** The common folder of all files, such as 'site/', or ''. */
    root?: string;
    /** Fields of other files that apply to this one. Its own come first. */
    inherited?: Fields;
};
export type FrontMatter = {
    fields: Fields;
    text: string;
    /** True if the text seems to begin with fields in another format. */
    isUnread: boolean;
};
/**
 * Reads the front matter of a Markdown file in the formats of Hugo, Jekyll, Hexo and others.
 * @throws AppError BAD_REQUEST that names the file and the reason
 */
export declare function readFrontMatter({ path, content }: MarkdownFile): FrontMatter;
/**
 * Reads a configuration file of Hugo or Jekyll.
 * @throws AppError BAD_REQUEST that names the file and the reason
 */
export declare function readConfiguration({ path, content }: MarkdownFile): Fields;
export declare function createFrontMatterError(path: string, reason: string, cause?: unknown): AppError;
