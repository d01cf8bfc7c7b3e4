import type { Typefaces } from '#server/core/font/typefaces';
import { type ResumeContent } from './resume-content';
/** Renders the document as an A4 PDF with selectable, tagged text and embedded fonts. */
export declare function resumePdf(content: ResumeContent, faces: Typefaces): Promise<Buffer>;
