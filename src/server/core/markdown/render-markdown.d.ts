export type MarkdownOptions = {
    /** Starts the IDs of headings and footnotes. Two texts on a page must not share any. */
    idPrefix?: string;
    /**
     * The address of the text's page. For feeds and other readers, all addresses become absolute and each image
     * has a single URL.
     */
    page?: string | undefined;
    /** Precedes the paths of this site in links and sources: the base path, or the public URL. */
    base?: string | undefined;
};
/**
 * Renders Markdown as safe HTML. Tags are shown as text, and links lead to LINK_SCHEMES or this site. See
 * decision 29 in docs/decisions.md.
 */
export declare function renderMarkdown(text: string, { idPrefix, page, base }?: MarkdownOptions): string;
