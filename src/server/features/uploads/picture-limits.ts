import type { Metadata } from 'sharp';
import { AppError } from '#server/core/errors/app-error';

/**
 * How many megapixels a still picture may have by its kind, so that working on it takes less than 250 MB: what AVIF and
 * WebP are encoded with grows with them far more than the picture itself.
 */
const MAX_MEGAPIXELS: Record<string, number> = { jpg: 50, png: 50, webp: 14, avif: 3.7, gif: 8 };
/** Of a moving one a frame at a time is decoded, but each of them: in one frame, and in all together. */
const MAX_FRAME_MEGAPIXELS = 14;
const MAX_MOVING_MEGAPIXELS = 200;

/** What a picture may take of the processor, and of memory, the process that works on it included. */
export const MAX_CPU_MS = 5_000;
export const MAX_RESIDENT_BYTES = 320 * 1024 * 1024;

/**
 * Looks at what a picture says of itself, before anything of it is decoded.
 * @throws AppError PAYLOAD_TOO_LARGE for too many pixels
 */
export function checkPixels(metadata: Metadata, extension: string): void {
  const frames = metadata.pages ?? 1;
  const megapixels = (metadata.width * (metadata.pageHeight ?? metadata.height)) / 1_000_000;
  if (frames > 1) {
    if (megapixels > MAX_FRAME_MEGAPIXELS) throw tooManyPixels('A moving image', MAX_FRAME_MEGAPIXELS);
    if (megapixels * frames > MAX_MOVING_MEGAPIXELS) {
      throw tooManyPixels('A moving image', MAX_MOVING_MEGAPIXELS, ' in all its frames together');
    }
    return;
  }
  const most = MAX_MEGAPIXELS[extension] ?? 0;
  if (megapixels > most) throw tooManyPixels(`An image of the type ${extension.toUpperCase()}`, most);
}

/** A picture that keeps to the limits of pixels and is costly all the same. */
export function tooCostly(cause?: unknown): AppError {
  const message = 'The image takes too much time or memory to prepare: send a smaller one';
  return new AppError('PAYLOAD_TOO_LARGE', message, { cause });
}

function tooManyPixels(what: string, megapixels: number, of = ''): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', `${what} may have at most ${megapixels} megapixels${of}`);
}
