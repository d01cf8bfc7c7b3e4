import { type Env, type MarkdownIt as Parser, type StateInline } from 'markdown-it';
import type { TextRange } from './text-ranges';
export type AddressRange = TextRange & {
    isPicture: boolean;
};
/** Parsers of blocks. Those within a block are read with `readInline`. */
export declare const parser: Parser;
/** Takes indented lines for text, as MDX does. */
export declare const parserWithoutIndentedCode: Parser;
/** Collects the elements of inline texts. The rules of the parser find it in their environment. */
export declare class InlineElements {
    readonly spans: TextRange[];
    readonly addresses: AddressRange[];
    readonly comments: TextRange[];
    readonly codeTags: (TextRange & {
        name: string;
    })[];
    /** Converts a position in the inline text that is being parsed into one in the source. */
    toSource: (position: number) => number;
    toRange(start: number, end: number): TextRange;
    addTag(tag: string, start: number): void;
    /** Adds the address of a link or image in parentheses. One with a label has its address in a definition. */
    addAddress(state: StateInline, start: number, isPicture: boolean): void;
}
/** Reads an inline text whose positions `toSource` converts. markdown-it has none, so its rules are watched. */
export declare function readInline(content: string, toSource: (position: number) => number, env: Env, elements: InlineElements): void;
/** Finds the address at a position, without its angle brackets. Returns null if there is none or it is empty. */
export declare function findDestination(text: string, position: number): TextRange | null;
