import type { Field } from '#shared/contract/fields';
/** Returns the searched texts of an item without Markdown, in the order of their fields. */
export declare function listSearchedTexts<Name extends string>(fields: Record<Name, Field>, item: {
    [Each in NoInfer<Name>]?: unknown;
}): Promise<string[]>;
