export declare function readYaml(text: string): unknown;
type Parse = (text: string) => unknown;
type Split = {
    above: string;
    rest: string;
    parse: Parse;
};
/** Front matter without the mark that closes it. */
type Unclosed = {
    missing: string;
};
/** Separates front matter from the text below it. Returns null for a file without front matter. */
export declare function splitFrontMatter(text: string): Split | Unclosed | null;
/** Returns true for a text that seems to begin with front matter in another format, which says whether it is public. */
export declare function seemsWithheld(text: string): boolean;
export {};
