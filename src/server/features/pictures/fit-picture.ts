import { loadSharp } from '#server/core/runtime/load-sharp';
import { withoutVariables } from './without-variables';

/** The time limit for rasterising a drawing. */
const TIMEOUT_SECONDS = 5;
/** The default density of a drawing, in pixels per inch. */
const USUAL_DENSITY = 72;

export type Frame = { width: number; height: number };

/**
 * Fits an uploaded picture into a frame as a PNG, either whole or covering it. A tall picture is never cropped, as on
 * the pages. Uploads are already sanitized.
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
