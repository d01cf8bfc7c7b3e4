import {
  type Crop,
  drawnSize,
  drawnType,
  enclosingFrame,
  isWholePicture,
  PICTURE_ASPECT,
  toCut,
} from './crop-geometry';

/** Media types that the server stores unchanged. */
const STORABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
const EXTENSIONS: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' };
const QUALITY = 0.92;

/**
 * Returns the cropped picture as a file, centered in a 16:9 frame if a background is given. A whole picture
 * keeps its file, including any animation.
 */
export async function cutPicture(
  image: HTMLImageElement,
  crop: Crop,
  background: string | null,
  file: File,
): Promise<File> {
  if (background === null && isWholePicture(crop) && STORABLE.has(file.type)) return file;
  const type = drawnType(file.type);
  // JPEG has no transparency, so transparent areas would turn black without a background.
  const filled = background ?? (type === 'image/jpeg' ? '#fff' : null);
  const drawn = await encode(draw(image, crop, filled, background !== null), type);
  // A browser that cannot encode the type falls back to PNG and reports it.
  const extension = EXTENSIONS[drawn.type] ?? 'png';
  return new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: drawn.type });
}

function draw(
  image: HTMLImageElement,
  crop: Crop,
  background: string | null,
  isFramed: boolean,
): HTMLCanvasElement {
  const cut = toCut(crop, { width: image.naturalWidth, height: image.naturalHeight });
  const frame = isFramed ? enclosingFrame(cut, PICTURE_ASPECT) : cut;
  const { width, height } = drawnSize(frame);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error("This browser doesn't support canvas");
  if (background !== null) {
    // A canvas ignores invalid colors, so white is the fallback.
    context.fillStyle = '#fff';
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  const scale = width / frame.width;
  const drawn = { width: cut.width * scale, height: cut.height * scale };
  const [x, y] = [(width - drawn.width) / 2, (height - drawn.height) / 2];
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, x, y, drawn.width, drawn.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error("This browser couldn't encode the image"))),
      type,
      QUALITY,
    ),
  );
}
