import type { MediaItem } from '../../../../../shared/contract/project';

const keys = new WeakMap<MediaItem, string>();
let lastKey = 0;

/** Tells items apart while they are edited and moved: two may have the same content, and none has an id of its own. */
export function keyOf(item: MediaItem): string {
  const key = keys.get(item);
  if (key !== undefined) return key;
  lastKey += 1;
  const made = `media-${lastKey}`;
  keys.set(item, made);
  return made;
}

/** The edited item is the same one. */
export function keepKey(from: MediaItem, to: MediaItem): MediaItem {
  keys.set(to, keyOf(from));
  return to;
}

/** The same items as read from the server or from storage again: each is still the one that it was at its place. */
export function adoptKeys(before: MediaItem[], after: MediaItem[]): void {
  for (const [place, item] of after.entries()) {
    const old = before[place];
    if (old && !keys.has(item) && JSON.stringify(old) === JSON.stringify(item)) keepKey(old, item);
  }
}
