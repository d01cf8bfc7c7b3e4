import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Typefaces } from '#server/core/font/typefaces';
import { type ResumeContent, type ResumeSource, resumeContent } from './resume-content';

export type ResumeService = ReturnType<typeof createResumeService>;

/** Counts the changes of the layout: another one makes another tag of the same content. */
const LAYOUT = 3;

/** The resume that the site makes of its content, as long as its owner has uploaded none. */
export function createResumeService(loadTypefaces: () => Promise<Typefaces>) {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: 1 });

  /** The document with a tag that names what it says. The last one is cached until the content changes. */
  function generate(source: ResumeSource): { tag: string; pdf: () => Promise<Buffer> } {
    const content = resumeContent(source);
    const hash = createHash('sha256').update(JSON.stringify([LAYOUT, content]));
    const tag = hash.digest('base64url').slice(0, 22);
    return { tag, pdf: () => cache.get(tag) ?? cacheLayout(tag, content) };
  }

  function cacheLayout(tag: string, content: ResumeContent): Promise<Buffer> {
    const pdf = layOut(content);
    cache.set(tag, pdf);
    pdf.catch(() => cache.delete(tag));
    return pdf;
  }

  async function layOut(content: ResumeContent): Promise<Buffer> {
    // Not needed before, and large.
    const [faces, { resumePdf }] = await Promise.all([loadTypefaces(), import('./resume-pdf')]);
    return resumePdf(content, faces);
  }

  return { generate };
}
