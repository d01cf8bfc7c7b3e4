import { type MarkdownFile } from './front-matter';
import { type PreparedText } from './prepare-text';
import { type ProjectFrontMatter } from './project-front-matter';
/** A Markdown file of a Hugo, Jekyll or Astro site in a common format. */
export type MarkdownEntry = {
    path: string;
    title: string;
    /** A day such as '2024-01-31', or '' without a date. */
    date: string;
    /** The date with its time in UTC, or noon. Without a date it is ''. */
    moment: string;
    /** The first date that cannot be read, or ''. */
    unreadDate: string;
    /** The reason why its generator does not publish it, such as 'draft: true', or ''. */
    withheldReason: string;
    /** True if the text seems to begin with front matter in another format. */
    isUnread: boolean;
    summary: string;
    tags: string[];
    category: string;
    /** Empty if the file name has no character that a slug may contain. */
    slug: string;
    /** The address as written in the file, or '' without a cover. */
    cover: string;
    /** The paths at which it is or was on its former site, as far as its front matter names them. */
    formerPaths: string[];
    coverAlt: string;
    project: ProjectFrontMatter;
    /** The beginning of the text without the template code that it has, or '' if it has none. */
    beginning: string;
    /** The number of characters of the front matter. */
    frontMatterLength: number;
} & PreparedText;
/** @throws AppError BAD_REQUEST for front matter that cannot be read */
export declare function readMarkdownEntry(file: MarkdownFile): MarkdownEntry;
