import type { TemplatePair } from './template-pairs';
/**
 * Converts code between two tags, such as `{{< highlight go >}}` and `{{< /highlight >}}`, to Markdown. Returns null if
 * its lines leave the quote or the list in which it begins.
 */
export declare function convertCode(source: string, { open, close }: TemplatePair): string | null;
/** Reads the marks of quotes and lists before a position, as the other lines of their content have them. */
export declare function readPrefix(source: string, start: number): {
    prefix: string;
    required: string;
    isAfterText: boolean;
};
