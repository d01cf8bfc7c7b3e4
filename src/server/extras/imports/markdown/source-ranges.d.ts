import { type AddressRange } from './inline-elements';
import { type TextRange } from './text-ranges';
export type SourceRanges = {
    /** Code in every form, which must stay as it is, in order. */
    code: TextRange[];
    /** The addresses of links, images and definitions outside code, in order. */
    addresses: AddressRange[];
    /** HTML comments outside code, in order. */
    comments: TextRange[];
};
/** Finds code, addresses and comments in a Markdown text. */
export declare function findRanges(text: string, isMdx?: boolean): SourceRanges;
