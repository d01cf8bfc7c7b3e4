export type ReadmeParts = {
    /** The first paragraph in Markdown, or '' if there is none. */
    paragraph: string;
    /** The address of the first image that is not a badge. */
    picture: string | null;
};
/**
 * Extracts the first paragraph and image. Relative image paths are resolved against `address`, the README's
 * own URL.
 */
export declare function readReadme(text: string, address: string | null): ReadmeParts;
