import type { NoteView } from './contract/post';
import type { ProjectFacts } from './contract/project-page';
import type { SiteSettings } from './contract/site';

/** Widely used measures of a picture for shared links. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/**
 * The address of a project's picture for shared links. Its version changes with what the picture says, for those who
 * keep a copy never ask again.
 */
export function projectPicturePath({ _id, updatedAt }: ProjectFacts, site: SiteSettings): string {
  return `/og/projects/${encodeURIComponent(_id)}.png?v=${versionOf([updatedAt, ...lookOf(site)])}`;
}

/** The same for a note. */
export function notePicturePath(
  { _id, updatedAt }: Pick<NoteView, '_id' | 'updatedAt'>,
  site: SiteSettings,
): string {
  return `/og/notes/${encodeURIComponent(_id)}.png?v=${versionOf([updatedAt, ...lookOf(site)])}`;
}

/** The same for the pages that have no picture of their own. */
export function sitePicturePath(site: SiteSettings): string {
  const { headline, role, location, education, employment } = site;
  return `/og/site.png?v=${versionOf([headline, role, location, education, employment, ...lookOf(site)])}`;
}

/** What all pictures show of the site. */
function lookOf({ ownerName, accent, style, type, firstTheme, logo, logoImage }: SiteSettings): string[] {
  return [ownerName, accent, style, type, firstTheme, logo, logoImage];
}

/** FNV-1a in 32 bits: short, and the same on both sides. It guards nothing. */
function versionOf(parts: string[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(parts.join('\n'))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
