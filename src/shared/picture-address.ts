import type { NoteView } from './contract/post';
import type { ProjectFacts } from './contract/project-page';
import type { SiteSettings } from './contract/site';

/** The usual size of a link preview image. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/**
 * Returns the address of a project's link preview image. Its version changes with the image's content, because others
 * cache it indefinitely.
 */
export function projectPicturePath({ _id, updatedAt }: ProjectFacts, site: SiteSettings): string {
  return `/og/projects/${encodeURIComponent(_id)}.png?v=${versionOf([updatedAt, ...lookOf(site)])}`;
}

export function notePicturePath(
  { _id, updatedAt }: Pick<NoteView, '_id' | 'updatedAt'>,
  site: SiteSettings,
): string {
  return `/og/notes/${encodeURIComponent(_id)}.png?v=${versionOf([updatedAt, ...lookOf(site)])}`;
}

/** Returns the link preview image of pages without one of their own. */
export function sitePicturePath(site: SiteSettings): string {
  const { headline, role, location, education, employment } = site;
  return `/og/site.png?v=${versionOf([headline, role, location, education, employment, ...lookOf(site)])}`;
}

/** The settings that all pictures show. */
function lookOf({ ownerName, accent, style, type, firstTheme, logo, logoImage }: SiteSettings): string[] {
  return [ownerName, accent, style, type, firstTheme, logo, logoImage];
}

/** FNV-1a in 32 bits: short and the same on server and client. Not for security. */
function versionOf(parts: string[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(parts.join('\n'))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
