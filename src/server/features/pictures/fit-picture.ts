import { loadSharp } from '#server/core/runtime/load-sharp';
import { withoutVariables } from './without-variables';

/** How long a drawing may take to become pixels. */
const TIMEOUT_SECONDS = 5;
/** Of a drawing that says nothing else, in pixels an inch. */
const USUAL_DENSITY = 72;

export type Frame = { width: number; height: number };

/**
 * An uploaded picture as a PNG in a frame of so many pixels: whole, or filling it. Nothing is cut off a tall one, as on the
 * pages. It was made safe when it was uploaded.
 */
export async function fitPicture(file: Buffer, frame: Frame, fit: 'whole' | 'cover'): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width = frame.width, height = frame.height, format } = await sharp(file).metadata();
  const scale = Math.max(frame.width / Math.max(1, width), frame.height / Math.max(1, height));
  const density = Math.min(2_400, Math.max(1, USUAL_DENSITY * scale));
  const isWhole = fit === 'whole' || height > width;
  const isSvg = format === 'svg';
  const drawing = isSvg ? Buffer.from(withoutVariables(file.toString())) : file;
  return sharp(drawing, isSvg ? { density } : {})
    .resize(frame.width, frame.height, { fit: isWhole ? 'contain' : 'cover', background: 'transparent' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .png()
    .toBuffer();
}
