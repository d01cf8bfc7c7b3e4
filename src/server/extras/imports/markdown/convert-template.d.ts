import { type Part, type Template } from './template-code';
type Parameters = {
    named: Map<string, string>;
    positional: string[];
};
/** Converts template code to Markdown. Returns null for code that has no equivalent. */
export declare function convertTemplate({ text, name, words }: Template): Part[] | null;
/** Removes template code from a text of one line, except for what has an equivalent. */
export declare function withoutTemplates(text: string): string;
export declare function readParameters(words: string): Parameters;
export {};
