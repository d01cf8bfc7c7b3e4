import type { ResumeContent } from './resume-content';
/**
 * Reduces a resume to the texts that can be set whole, and lists the others. An entry whose title cannot be set is
 * left out with its text, because it would seem to belong to the entry before it.
 */
export declare function toSettableResume(content: ResumeContent, isSettable: (text: string) => boolean): {
    content: ResumeContent;
    omitted: string[];
};
