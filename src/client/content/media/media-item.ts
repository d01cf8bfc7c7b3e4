import type { MediaItem } from '#shared/contract/project';

/** What "Add Media" adds. */
export const NEW_MEDIA_ITEM: MediaItem = { type: 'image', url: '' };

/** What a failed upload says. */
export const MEDIA_FAILED = 'Failed to upload file. Please try again.';

export const MEDIA_ACCEPTED = 'image/*,video/*';

type FileFacts = Pick<File, 'name' | 'type'>;

export function isMediaFile({ type }: FileFacts): boolean {
  return /^(image|video)\//.test(type);
}

/** Image if the file's type starts with image, else video. */
export function mediaTypeOf({ type }: FileFacts): MediaItem['type'] {
  return type.startsWith('image') ? 'image' : 'video';
}

/** A new item for a file that is yet to be sent. */
export function itemFor(file: FileFacts): MediaItem {
  return isMediaFile(file) ? { ...NEW_MEDIA_ITEM, type: mediaTypeOf(file) } : { ...NEW_MEDIA_ITEM };
}

/** The item with the uploaded file: its type follows the file's, the file's name is kept. */
export function withUpload(item: MediaItem, url: string, file: FileFacts): MediaItem {
  return { ...item, type: mediaTypeOf(file), url, filename: file.name };
}

/** Another address is another file: the name of the uploaded one goes. */
export function withUrl({ filename: _, ...item }: MediaItem, url: string): MediaItem {
  return { ...item, url };
}

/** Without a caption there is no field, as before one was written. */
export function withCaption({ caption: _, ...item }: MediaItem, caption: string): MediaItem {
  return caption === '' ? item : { ...item, caption };
}

/** The same for its description. */
export function withAlt({ alt: _, ...item }: MediaItem, alt: string): MediaItem {
  return alt === '' ? item : { ...item, alt };
}

/** Nothing is lost with it. */
export function isBlank({ url, caption = '', alt = '' }: MediaItem): boolean {
  return url === '' && caption === '' && alt === '';
}
