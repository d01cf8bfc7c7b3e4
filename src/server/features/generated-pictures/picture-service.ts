import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '#server/core/errors/app-error';
import type { TypefaceLoader } from '#server/core/font/typefaces';
import { loadSharp } from '#server/core/runtime/load-sharp';
import type { Logger } from '#server/core/runtime/logger';
import { toTypePair } from '#shared/appearance/looks';
import type { Colors } from '#shared/appearance/palettes';
import { parseCoverPath } from '#shared/covers/cover-path';
import { createMutex } from '#shared/mutex';
import { isSampleName, UPLOADS_PATH, withoutFragment } from '#shared/upload-names';
import { type BrandPaint, brandMark, favicon, type IconShape, iconSvg } from './brand-mark';
import type { Card } from './card';
import { PICTURE_FRAME } from './card-layout';
import { cardSvg } from './card-svg';
import { createCoverService } from './covers/cover-service';
import { resolveCssVariables } from './css-variables';
import { lookColors, type PictureAppearance } from './picture-look';
import { drawingColors } from './sample-drawing';

/** The limit of cached pictures. Each takes about 50 kB. */
const CACHED_PICTURES = 64;
/** Pictures are drawn one at a time. Further requests are rejected beyond this queue length. */
const MAX_WAITING = 32;
/** Increase this number when the drawing changes, so that the same content gets new tags. */
const DRAWING = 9;
/** The size of the logo in the largest icon. */
const LOGO_SIZE = 384;
const TAB_SIZE = 64;

export type PictureService = ReturnType<typeof createPictureService>;

type PictureServiceParts = {
  loadTypefaces: TypefaceLoader;
  /** Reads a stored upload, or returns null if it no longer exists. */
  readUpload?: (address: string) => Promise<Buffer | null>;
  log?: Logger | undefined;
};

/**
 * Draws link preview images, icons and tab marks. They are cached by content and look, so that every change
 * shows.
 */
export function createPictureService({ loadTypefaces, readUpload, log }: PictureServiceParts) {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: CACHED_PICTURES });
  const covers = createCoverService(loadTypefaces);
  const runExclusive = createMutex();
  let waiting = 0;

  function tag(content: Card | IconShape | 'tab', look: PictureAppearance): string {
    const hash = createHash('sha256').update(JSON.stringify([DRAWING, content, look]));
    return hash.digest('base64url').slice(0, 22);
  }

  /** @throws AppError SERVICE_UNAVAILABLE if too many requests are waiting */
  function card(content: Card, look: PictureAppearance): Promise<Buffer> {
    return getOrDraw(tag(content, look), async () => {
      const faces = await loadTypefaces(toTypePair(look), look.fonts);
      const { color, ...brand } = await getBrand(look, LOGO_SIZE);
      const { image } = content;
      const picture = image ? await fitted(image, PICTURE_FRAME, 'cover', look) : null;
      const paint = { faces, color, style: look.style, brand: brandMark(look, brand), picture };
      return toJpeg(cardSvg(content, paint));
    });
  }

  function icon(shape: IconShape, look: PictureAppearance): Promise<Buffer> {
    return getOrDraw(tag(shape, look), async () => {
      const { color, ...brand } = await getBrand(look, LOGO_SIZE);
      return toPng(iconSvg(shape, brandMark(look, brand), color));
    });
  }

  function tabMark(look: PictureAppearance): Promise<Buffer> {
    return getOrDraw(tag('tab', look), async () =>
      Buffer.from(favicon(look, await getBrand(look, TAB_SIZE))),
    );
  }

  async function getBrand(look: PictureAppearance, size: number): Promise<BrandPaint & { color: Colors }> {
    const color = lookColors(look, look.theme);
    const { head } = await loadTypefaces(toTypePair(look), look.fonts);
    const square = { width: size, height: size };
    const logo = look.logoImage !== '' ? await fitted(look.logoImage, square, 'contain', look) : null;
    return { color, ink: color('ink'), accent: color('accent'), fonts: head, logo };
  }

  /**
   * Returns null for an upload that cannot be drawn. Initials then replace a logo, and text replaces other
   * pictures.
   */
  async function fitted(
    address: string,
    frame: Frame,
    fit: 'contain' | 'cover',
    look: PictureAppearance,
  ): Promise<Buffer | null> {
    try {
      const cover = parseCoverPath(address);
      if (cover) return await fitPicture(Buffer.from(await covers.draw({ ...cover, look })), frame, fit);
      const file = await readUpload?.(address);
      const isSample = isSampleName(withoutFragment(address).slice(UPLOADS_PATH.length));
      const colors = isSample ? drawingColors(look, look.theme) : undefined;
      if (file) return await fitPicture(file, frame, fit, colors);
      log?.warn({ address }, 'picture file missing');
    } catch (error) {
      log?.warn({ address, error }, 'drawing an uploaded picture failed');
    }
    return null;
  }

  function getOrDraw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const cached = cache.get(key);
    if (cached) return cached;
    if (waiting >= MAX_WAITING) {
      throw new AppError('SERVICE_UNAVAILABLE', 'Too many image requests. Please try again.');
    }
    waiting += 1;
    const drawn = runExclusive(draw).finally(() => {
      waiting -= 1;
    });
    cache.set(key, drawn);
    drawn.catch(() => cache.delete(key));
    return drawn;
  }

  return { tag, card, icon, tabMark, covers };
}

/** Uses a palette, because flat drawings need few colors and the file becomes a third of the size. */
async function toPng(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Keeps the full resolution of colors, because colored text would blur without it. */
async function toJpeg(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}

const TIMEOUT_SECONDS = 5;
/** The default density of a drawing, in pixels per inch. */
const USUAL_DENSITY = 72;

type Frame = { width: number; height: number };

/**
 * Fits an uploaded picture into a frame as a PNG. A tall picture is never cropped, as on the pages. Uploads
 * are already sanitized.
 */
async function fitPicture(
  file: Buffer,
  frame: Frame,
  fit: 'contain' | 'cover',
  colors?: ReadonlyMap<string, string>,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width = frame.width, height = frame.height, format } = await sharp(file).metadata();
  const scale = Math.max(frame.width / Math.max(1, width), frame.height / Math.max(1, height));
  const density = Math.min(2_400, Math.max(1, USUAL_DENSITY * scale));
  const isSvg = format === 'svg';
  const drawing = isSvg ? Buffer.from(resolveCssVariables(file.toString(), colors)) : file;
  return (
    sharp(drawing, isSvg ? { density } : {})
      .resize(frame.width, frame.height, { fit: height > width ? 'contain' : fit, background: 'transparent' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      // The picture is decoded again at once.
      .png({ compressionLevel: 0 })
      .toBuffer()
  );
}
