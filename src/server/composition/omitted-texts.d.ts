import type { TypefaceLoader } from '#server/core/font/typefaces';
import { type ResumeSource } from '#server/features/resume/resume-content';
import type { OmittedTexts } from '#shared/contract/omitted-texts';
import type { NoteSummary } from '#shared/contract/post';
export type OmittedTextService = ReturnType<typeof createOmittedTexts>;
type OmittedTextDeps = {
    readResumeSource: () => Promise<ResumeSource>;
    listNotes: () => Promise<NoteSummary[]>;
    loadTypefaces: TypefaceLoader;
};
/** Finds the published texts that the generated resume or share pictures leave out, because no font has them whole. */
export declare function createOmittedTexts({ readResumeSource, listNotes, loadTypefaces }: OmittedTextDeps): {
    list: () => Promise<OmittedTexts>;
};
export {};
