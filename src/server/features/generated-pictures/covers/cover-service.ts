import { LRUCache } from 'lru-cache';
import { createMeasure } from '#server/core/font/measure-text';
import type { TypefaceLoader } from '#server/core/font/typefaces';
import { textPath } from '#server/features/generated-pictures/text-path';
import { type LookStyle, toTypePair } from '#shared/appearance/looks';
import type { NamedCover } from '#shared/covers/cover-path';
import { type CoverLook, drawCover } from './draw-cover';
import type { DrawText } from './sketch';

const CACHED_CHARACTERS = 8_000_000;

export type CoverService = ReturnType<typeof createCoverService>;

/** Draws generated covers. Their addresses have all input, so each one is drawn once while it stays in the cache. */
export function createCoverService(loadTypefaces: TypefaceLoader) {
  const cache = new LRUCache<string, string>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: drawing => drawing.length,
  });

  /** Returns the SVG of a cover. A look with a theme draws that one alone. */
  async function draw({ cover, isSmall, look }: NamedCover & { look: CoverLook }): Promise<string> {
    const drawText = await createDrawText(look.style);
    // Nothing waits from here on, so that requests at the same time draw a cover once.
    const key = JSON.stringify([cover, isSmall, look.style, look.accent, look.theme]);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const drawing = drawCover(cover, { look, isSmall, drawText });
    cache.set(key, drawing);
    return drawing;
  }

  /** Sets figures in the font of the style's headings. */
  async function createDrawText(style: LookStyle): Promise<DrawText> {
    const { head: fonts } = await loadTypefaces(toTypePair({ style, type: 'style' }));
    return (text, { x, y, size, fill, anchor = 'start' }) => {
      const width = createMeasure({ fonts, size })(text);
      const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
      return textPath([text], { fonts, size, x: left, y, fill });
    };
  }

  return { draw };
}
