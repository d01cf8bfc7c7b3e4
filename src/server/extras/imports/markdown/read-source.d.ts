import { type SourceRanges } from './source-ranges';
import { type Template } from './template-code';
import { type TemplatePair } from './template-pairs';
import { type TextRange } from './text-ranges';
export type Source = SourceRanges & {
    templates: Template[];
    /** The code and comments between two tags that begin outside code, in order. */
    pairs: TemplatePair[];
    /** Text without templates. */
    literal: TextRange[];
    /** The tag from which on the text counts as code, because reading it would take long, if any. */
    unread: Template | undefined;
    isMdx: boolean;
};
/**
 * Finds code, addresses, comments and templates. What is between two tags may look like Markdown and hide where code
 * begins, so the text is read again without it, until the same pairs of tags begin outside code.
 */
export declare function readSource(text: string, isMdx: boolean): Source;
