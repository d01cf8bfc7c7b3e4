import type { TypefaceLoader } from '#server/core/font/typefaces';
import { type ResumeSource } from './resume-content';
export type ResumeService = ReturnType<typeof createResumeService>;
/** The resume has the same fonts in every look. */
export declare const RESUME_FONTS = "archivo";
/** Generates the resume from the site's content, for sites without an uploaded one. */
export declare function createResumeService(loadTypefaces: TypefaceLoader): {
    generate: (source: ResumeSource) => {
        tag: string;
        pdf: () => Promise<Buffer>;
    };
};
