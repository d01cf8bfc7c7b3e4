import { createHash } from 'node:crypto';
import { AppError } from '../../core/app-error';
import type { Typefaces } from '../../core/font/typefaces';
import { loadSharp } from '../../core/load-sharp';
import type { Card } from './card';
import { cardSvg } from './card-svg';
import { type IconShape, iconSvg } from './icon-svg';

/** Of some 50 kB each. */
const KEPT_PICTURES = 64;
/** Pictures are drawn one after the other; with more waiting than this, the next caller is sent away. */
const MAX_WAITING = 32;
/** Counts the changes of the drawing itself: another one makes other tags of the same content. */
const DRAWING = 2;

export type PictureService = ReturnType<typeof createPictureService>;

/** PNG pictures for shared links and icons. What they say is the key under which they are kept: no change is missed. */
export function createPictureService(loadTypefaces: () => Promise<Typefaces>) {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** Names what the picture of this card looks like. */
  function tag(card: Card): string {
    const hash = createHash('sha256').update(JSON.stringify([DRAWING, card]));
    return hash.digest('base64url').slice(0, 22);
  }

  /** @throws AppError SERVICE_UNAVAILABLE when too many are waiting */
  function card(content: Card): Promise<Buffer> {
    return keep(tag(content), async () => {
      const svg = cardSvg(content, await loadTypefaces());
      return rasterise(svg);
    });
  }

  function icon(shape: IconShape): Promise<Buffer> {
    return keep(JSON.stringify(shape), () => rasterise(iconSvg(shape)));
  }

  /** Answers what is kept or being drawn already; else draws it when its turn has come. */
  function keep(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(key);
    if (known) {
      // The last in the map is the last used.
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    if (waiting >= MAX_WAITING) {
      throw new AppError('SERVICE_UNAVAILABLE', 'Too many image requests, please try again');
    }
    const drawn = inTurn(draw);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest);
    return drawn;
  }

  function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    waiting += 1;
    const drawn = last.then(draw).finally(() => {
      waiting -= 1;
    });
    last = drawn.catch(() => undefined);
    return drawn;
  }

  return { tag, card, icon };
}

/** Few colours are enough for flat drawings and make the file a third of its size. */
async function rasterise(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
