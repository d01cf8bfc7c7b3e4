import type { NoteView } from './contract/post';
import type { ProjectFacts } from './contract/project-page';
import type { SiteSettings } from './contract/site';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/**
 * Returns the address of a project's link preview image. Its version changes with the image's content,
 * because others cache it indefinitely.
 */
export function projectPicturePath({ _id, updatedAt }: ProjectFacts, site: SiteSettings): string {
  return `/og/projects/${encodeURIComponent(_id)}.jpg?v=${toVersion(site, [updatedAt])}`;
}

export function notePicturePath(note: Pick<NoteView, '_id' | 'updatedAt'>, site: SiteSettings): string {
  return `/og/notes/${encodeURIComponent(note._id)}.jpg?v=${toVersion(site, [note.updatedAt])}`;
}

/** Returns the link preview image of pages without one of their own. */
export function sitePicturePath(site: SiteSettings): string {
  const { headline, role, location, education, employment } = site;
  return `/og/site.jpg?v=${toVersion(site, [headline, role, location, education, employment])}`;
}

/**
 * Hashes the content and the settings with FNV-1a in 32 bits, the same on server and client. It is not for
 * security.
 */
function toVersion(site: SiteSettings, content: string[]): string {
  const { ownerName, language, texts, accent, style, type, firstTheme, logo, logoImage, fonts } = site;
  const look = [ownerName, language, JSON.stringify(texts), accent, style, type, firstTheme, logo, logoImage];
  const text = [...content, ...look, ...fonts.map(({ file }) => file)].join('\n');
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}
