import { createHash } from 'node:crypto';
import type { Typefaces } from '../../core/font/typefaces';
import { type ResumeSource, resumeContent } from './resume-content';

export type ResumeService = ReturnType<typeof createResumeService>;

/** Counts the changes of the layout: another one makes another tag of the same content. */
const LAYOUT = 2;

/** The resume that the site makes of its content, as long as its owner has uploaded none. */
export function createResumeService(loadTypefaces: () => Promise<Typefaces>) {
  let kept: { tag: string; pdf: Promise<Buffer> } | undefined;

  /** The document with a tag that names what it says. The last one is kept until the content changes. */
  function generate(source: ResumeSource): { tag: string; pdf: () => Promise<Buffer> } {
    const content = resumeContent(source);
    const hash = createHash('sha256').update(JSON.stringify([LAYOUT, content]));
    const tag = hash.digest('base64url').slice(0, 22);
    return {
      tag,
      pdf: () => {
        if (kept?.tag === tag) return kept.pdf;
        const made = { tag, pdf: layOut(content) };
        kept = made;
        made.pdf.catch(() => {
          if (kept === made) kept = undefined;
        });
        return made.pdf;
      },
    };
  }

  async function layOut(content: ReturnType<typeof resumeContent>): Promise<Buffer> {
    // Not needed before, and large.
    const [faces, { resumePdf }] = await Promise.all([loadTypefaces(), import('./resume-pdf')]);
    return resumePdf(content, faces);
  }

  return { generate };
}
