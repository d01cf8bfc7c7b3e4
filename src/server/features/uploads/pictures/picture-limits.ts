import type { Metadata } from 'sharp';
import { AppError } from '#server/core/errors/app-error';

/**
 * The maximum megapixels of a still picture by type, so that processing takes less than 250 MB. The memory of
 * AVIF and WebP encoders grows much faster than the picture.
 */
const MAX_MEGAPIXELS: Record<string, number> = { jpg: 50, png: 50, webp: 14, avif: 3.7, gif: 8 };
/**
 * The limits of an animated picture, per frame and for all frames together. Its frames are decoded one at a
 * time.
 */
const MAX_FRAME_MEGAPIXELS = 14;
const MAX_MOVING_MEGAPIXELS = 200;
/** The longest side that the AVIF encoder takes. Files of other programs may have longer ones. */
const MAX_AVIF_SIDE = 16_384;

/** The limits of processor time and memory for one picture, including its process. */
export const MAX_CPU_MS = 5_000;
export const MAX_RESIDENT_BYTES = 320 * 1024 * 1024;

/**
 * Checks the announced size of a picture before decoding it.
 * @throws AppError PAYLOAD_TOO_LARGE for too many pixels or too long a side
 */
export function checkPixels(
  metadata: Pick<Metadata, 'width' | 'height' | 'pages' | 'pageHeight'>,
  extension: string,
): void {
  const frames = metadata.pages ?? 1;
  const megapixels = (metadata.width * (metadata.pageHeight ?? metadata.height)) / 1_000_000;
  if (frames > 1) {
    if (megapixels > MAX_FRAME_MEGAPIXELS) throw createPixelError('An animated image', MAX_FRAME_MEGAPIXELS);
    if (megapixels * frames > MAX_MOVING_MEGAPIXELS) {
      throw createPixelError('An animated image', MAX_MOVING_MEGAPIXELS, ' in all its frames together');
    }
    return;
  }
  const most = MAX_MEGAPIXELS[extension] ?? 0;
  if (megapixels > most) throw createPixelError(`An image of the type ${extension.toUpperCase()}`, most);
  if (extension === 'avif' && Math.max(metadata.width, metadata.height) > MAX_AVIF_SIDE) {
    const side = MAX_AVIF_SIDE.toLocaleString('en');
    throw new AppError('PAYLOAD_TOO_LARGE', `An AVIF image may be at most ${side} pixels wide and high.`);
  }
}

/** Creates the error for a picture that is within the pixel limits but too expensive. */
export function createCostError(cause?: unknown): AppError {
  const message = 'The image takes too much time or memory to process. Send a smaller one.';
  return new AppError('PAYLOAD_TOO_LARGE', message, { cause });
}

function createPixelError(subject: string, megapixels: number, of = ''): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', `${subject} may have at most ${megapixels} megapixels${of}.`);
}
