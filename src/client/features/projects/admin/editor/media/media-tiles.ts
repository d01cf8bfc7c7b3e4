import { withAlt } from '#client/content/media/media-item';
import type { Keyed } from '#client/editing/working-copy/rows';
import type { EditedProject } from '#client/features/projects/admin/editor/project-fields';
import type { MediaItem } from '#shared/contract/project';

/** The main image and the media of a project, which the owner edits as the tiles of one grid. */
export type ProjectMedia = Pick<EditedProject, 'image' | 'imageAlt' | 'media'>;

export type Tile = Keyed<MediaItem>;

/** The key of the first tile, which is the main image. */
export const MAIN_KEY = 'main';

/** Returns the main image, which may be empty, and the media. */
export function toTiles({ image, imageAlt, media }: ProjectMedia): [Tile, ...Tile[]] {
  return [{ ...withAlt({ type: 'image', url: image }, imageAlt), key: MAIN_KEY }, ...media];
}

/** Numbers the media items, as their removal does. */
export function nameTile(media: readonly Tile[], key: string): string {
  return key === MAIN_KEY ? 'main image' : `media item ${media.findIndex(item => item.key === key) + 1}`;
}

export function canBeMain({ type, url }: MediaItem): boolean {
  return type === 'image' && url !== '';
}

/** Swaps an item with the main image, together with their texts. */
export function withMain(before: ProjectMedia, key: string): ProjectMedia {
  const { image, imageAlt, media } = before;
  const chosen = media.find(item => item.key === key);
  if (!chosen || !canBeMain(chosen)) return before;
  const replaced: Tile[] = image === '' ? [] : [{ ...withAlt({ type: 'image', url: image }, imageAlt), key }];
  return {
    image: chosen.url,
    imageAlt: mainDescription(chosen),
    media: media.flatMap(item => (item.key === key ? replaced : [item])),
  };
}

/** Joins both texts, because the main image has no caption. */
function mainDescription({ caption = '', alt = '' }: MediaItem): string {
  if (caption === '' || alt === '' || caption === alt) return alt || caption;
  return `${caption}${/[.!?:]$/.test(caption) ? '' : '.'} ${alt}`;
}
