import type { Token } from 'markdown-it';
type PictureOptions = {
    /** True for feeds and other readers, for which each image has a single address. */
    isPlain: boolean;
    /** Precedes the paths of uploads. */
    base: string;
};
/**
 * Renders images. A paragraph with only images becomes figures, several of them in a row. A video plays in
 * its place.
 */
export declare function renderPictures(tokens: Token[], how: PictureOptions): Token[];
export {};
