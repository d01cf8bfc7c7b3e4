import type { Template } from './template-code';
import { type TextRange } from './text-ranges';
/** Two tags and what is between them. */
export type TemplatePair = TextRange & {
    /** Comments are removed, and literal text has no templates. */
    kind: 'code' | 'comment' | 'literal';
    open: Template;
    close: Template;
};
/** Lists the tags of a text that belong together, by the start of the first one. They may overlap. */
export declare function listPairs(text: string, templates: Template[], isMdx: boolean): TemplatePair[];
