import type { MediaItem } from '#shared/contract/project';

export const NEW_MEDIA_ITEM: MediaItem = { type: 'image', url: '' };

export const MEDIA_FAILED = 'Failed to upload file. Please try again.';

export const MEDIA_ACCEPTED = 'image/*,video/*';

type FileFacts = Pick<File, 'name' | 'type'>;

export function isMediaFile({ type }: FileFacts): boolean {
  return /^(image|video)\//.test(type);
}

export function toMediaType({ type }: FileFacts): MediaItem['type'] {
  return type.startsWith('image') ? 'image' : 'video';
}

export function createMediaItem(file: FileFacts): MediaItem {
  return isMediaFile(file) ? { ...NEW_MEDIA_ITEM, type: toMediaType(file) } : { ...NEW_MEDIA_ITEM };
}

export function withUpload(item: MediaItem, url: string, file: FileFacts): MediaItem {
  return { ...item, type: toMediaType(file), url, filename: file.name };
}

/** Sets the URL and drops the name of an uploaded file. */
export function withUrl({ filename: _, ...item }: MediaItem, url: string): MediaItem {
  return { ...item, url };
}

/** Sets the caption. An empty one removes the field. */
export function withCaption({ caption: _, ...item }: MediaItem, caption: string): MediaItem {
  return caption === '' ? item : { ...item, caption };
}

/** Sets the description. An empty one removes the field. */
export function withAlt({ alt: _, ...item }: MediaItem, alt: string): MediaItem {
  return alt === '' ? item : { ...item, alt };
}

export function isBlank({ url, caption = '', alt = '' }: MediaItem): boolean {
  return url === '' && caption === '' && alt === '';
}
