import { isSettable } from '#server/core/font/settable-text';
import type { TypefaceLoader } from '#server/core/font/typefaces';
import { listCardTexts, noteCard, projectCard, siteCard } from '#server/features/generated-pictures/card';
import { type ResumeSource, resumeContent } from '#server/features/resume/resume-content';
import { RESUME_FONTS } from '#server/features/resume/resume-service';
import { toSettableResume } from '#server/features/resume/settable-resume';
import { toTypePair } from '#shared/appearance/looks';
import type { OmittedTexts } from '#shared/contract/omitted-texts';
import type { NoteSummary } from '#shared/contract/post';
import { mapInSlices } from '#shared/map-in-slices';

/** More texts would tell the owner nothing new. */
const MAX_LISTED = 50;

export type OmittedTextService = ReturnType<typeof createOmittedTexts>;

type OmittedTextDeps = {
  readResumeSource: () => Promise<ResumeSource>;
  listNotes: () => Promise<NoteSummary[]>;
  loadTypefaces: TypefaceLoader;
};

/** Finds the published texts that the generated resume or share pictures leave out, because no font has them whole. */
export function createOmittedTexts({ readResumeSource, listNotes, loadTypefaces }: OmittedTextDeps) {
  async function list(): Promise<OmittedTexts> {
    const [source, notes] = await Promise.all([readResumeSource(), listNotes()]);
    const { site, projects } = source;
    const fonts = site.fonts.map(({ file }) => file);
    const resumeTypefaces = await loadTypefaces(RESUME_FONTS, fonts);
    const pictureTypefaces = await loadTypefaces(toTypePair(site), fonts);
    const { omitted } = toSettableResume(resumeContent(source), text => isSettable(text, resumeTypefaces));
    const cards = [
      siteCard(site),
      ...(await mapInSlices(projects, project => projectCard(project, site))),
      ...notes.map(note => noteCard(note, site)),
    ];
    const onCards = [...new Set(cards.flatMap(listCardTexts))];
    const omittedOnCards = await mapInSlices(onCards, text =>
      isSettable(text, pictureTypefaces) ? [] : [text],
    );
    const texts = new Set([...omitted, ...omittedOnCards.flat()]);
    return { texts: [...texts].slice(0, MAX_LISTED), total: texts.size };
  }

  return { list };
}
