import type { TextRange } from './text-ranges';
/** Text, or the address of a link or an image. */
export type Part = string | {
    address: string;
    isPicture: boolean;
};
/** A shortcode of Hugo, a tag or expression of Liquid or Nunjucks, or attributes of kramdown. */
export type Template = TextRange & {
    text: string;
    /** The name of a shortcode or tag, such as '/highlight', 'endhighlight' or ':/comment' at its end; else ''. */
    name: string;
    /** The words after the name. */
    words: string;
};
export declare function findTemplates(text: string): Template[];
/** Finds the components and imports of MDX, which are no Markdown. */
export declare function findJsx(text: string): Template[];
/**
 * Replaces template code by as many other characters, because it could be taken for Markdown: by HTML that has no
 * content where it has a line of its own, so that it is a block unless it is in code, and otherwise by letters.
 */
export declare function maskTemplates(text: string): string;
