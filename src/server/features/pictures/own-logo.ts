import { loadSharp } from '../../core/load-sharp';

/** How long a drawing may take to become pixels. */
const TIMEOUT_SECONDS = 5;
/** Of a drawing that says nothing else, in pixels an inch. */
const USUAL_DENSITY = 72;

/** The owner's logo as a PNG, whole in a square of this many pixels. It was made safe when it was uploaded. */
export async function ownLogo(file: Buffer, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width = size, height = size, format } = await sharp(file).metadata();
  const isDrawing = format === 'svg';
  const density = (USUAL_DENSITY * size) / Math.max(1, Math.min(width, height));
  return sharp(file, isDrawing ? { density: Math.min(2_400, Math.max(1, density)) } : {})
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .png()
    .toBuffer();
}
