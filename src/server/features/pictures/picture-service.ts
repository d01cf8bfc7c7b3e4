import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createMutex } from '../../../shared/mutex';
import { AppError } from '../../core/app-error';
import type { Typefaces } from '../../core/font/typefaces';
import { loadSharp } from '../../core/load-sharp';
import type { Card } from './card';
import { cardSvg } from './card-svg';
import { type IconShape, iconSvg } from './icon-svg';

/** Of some 50 kB each. */
const CACHED_PICTURES = 64;
/** Pictures are drawn one after the other; with more waiting than this, the next caller is sent away. */
const MAX_WAITING = 32;
/** Counts the changes of the drawing itself: another one makes other tags of the same content. */
const DRAWING = 3;

export type PictureService = ReturnType<typeof createPictureService>;

/** PNG pictures for shared links and icons, cached by what they say: no change is missed. */
export function createPictureService(loadTypefaces: () => Promise<Typefaces>) {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: CACHED_PICTURES });
  const runExclusive = createMutex();
  let waiting = 0;

  /** Names what the picture of this card looks like. */
  function tag(card: Card): string {
    const hash = createHash('sha256').update(JSON.stringify([DRAWING, card]));
    return hash.digest('base64url').slice(0, 22);
  }

  /** @throws AppError SERVICE_UNAVAILABLE when too many are waiting */
  function card(content: Card): Promise<Buffer> {
    return getOrDraw(tag(content), async () => {
      const svg = cardSvg(content, await loadTypefaces());
      return rasterise(svg);
    });
  }

  function icon(shape: IconShape): Promise<Buffer> {
    return getOrDraw(JSON.stringify(shape), () => rasterise(iconSvg(shape)));
  }

  function getOrDraw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const cached = cache.get(key);
    if (cached) return cached;
    if (waiting >= MAX_WAITING) {
      throw new AppError('SERVICE_UNAVAILABLE', 'Too many image requests, please try again');
    }
    waiting += 1;
    const drawn = runExclusive(draw).finally(() => {
      waiting -= 1;
    });
    cache.set(key, drawn);
    drawn.catch(() => cache.delete(key));
    return drawn;
  }

  return { tag, card, icon };
}

/** Few colours are enough for flat drawings and make the file a third of its size. */
async function rasterise(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
