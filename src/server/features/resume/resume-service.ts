import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TypefaceLoader } from '#server/core/font/typefaces';
import { type ResumeContent, type ResumeSource, resumeContent } from './resume-content';

export type ResumeService = ReturnType<typeof createResumeService>;

/** Increase this number when the layout changes, so that the same content gets a new tag. */
const LAYOUT = 4;
/** The resume has the same fonts in every look. */
export const RESUME_FONTS = 'archivo';

/** Generates the resume from the site's content, for sites without an uploaded one. */
export function createResumeService(loadTypefaces: TypefaceLoader) {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: 1 });

  /**
   * Returns the document and a tag that identifies its content. The last one is cached until the content
   * changes.
   */
  function generate(source: ResumeSource): { tag: string; pdf: () => Promise<Buffer> } {
    const content = resumeContent(source);
    const fonts = source.site.fonts.map(({ file }) => file);
    const hash = createHash('sha256').update(JSON.stringify([LAYOUT, content, fonts]));
    const tag = hash.digest('base64url').slice(0, 22);
    return { tag, pdf: () => cache.get(tag) ?? cacheLayout(tag, content, fonts) };
  }

  function cacheLayout(tag: string, content: ResumeContent, fonts: string[]): Promise<Buffer> {
    const pdf = layOut(content, fonts);
    cache.set(tag, pdf);
    pdf.catch(() => cache.delete(tag));
    return pdf;
  }

  async function layOut(content: ResumeContent, fonts: string[]): Promise<Buffer> {
    // These modules are large, so they load on first use.
    const [faces, { resumePdf }] = await Promise.all([
      loadTypefaces(RESUME_FONTS, fonts),
      import('./resume-pdf'),
    ]);
    return resumePdf(content, faces);
  }

  return { generate };
}
