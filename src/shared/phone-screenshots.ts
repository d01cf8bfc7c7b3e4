import type { MediaItem } from './contract/project';
import { pictureFrame, withoutFragment } from './upload-names';

const MAX_BESIDE = 2;

/** Lists the phone screenshots among the media that are shown beside an image, if it is one too. */
export function listPhones(image: string, media: readonly Pick<MediaItem, 'type' | 'url'>[]): string[] {
  if (pictureFrame(image) !== 'phone') return [];
  const phones = media.filter(({ type, url }) => type === 'image' && pictureFrame(url) === 'phone');
  const others = new Map(phones.map(({ url }) => [withoutFragment(url), url]));
  others.delete(withoutFragment(image));
  return [...others.values()].slice(0, MAX_BESIDE);
}
