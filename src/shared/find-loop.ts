import type { MediaItem } from './contract/project';

/** Returns the address of the video that the card of a project plays. */
export function findLoop(media: readonly MediaItem[]): string | undefined {
  return media.find(({ type, url, loop }) => type === 'video' && url !== '' && loop)?.url;
}
