import { type Crop, cutOf, drawnSize, drawnType, isWholePicture } from './crop-maths';

/** What the server takes as it is. */
const STORABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
const EXTENSIONS: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' };
const QUALITY = 0.92;

/** The cropped picture as a file. A picture that is wanted whole stays the file that it is, and moves if it did. */
export async function cutPicture(image: HTMLImageElement, crop: Crop, file: File): Promise<File> {
  if (isWholePicture(crop) && STORABLE.has(file.type)) return file;
  const drawn = await encode(draw(image, crop, drawnType(file.type)), drawnType(file.type));
  // A browser that cannot write the type writes PNG instead, and says so.
  const extension = EXTENSIONS[drawn.type] ?? 'png';
  return new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: drawn.type });
}

function draw(image: HTMLImageElement, crop: Crop, type: string): HTMLCanvasElement {
  const cut = cutOf(crop, { width: image.naturalWidth, height: image.naturalHeight });
  const { width, height } = drawnSize(cut);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  if (type === 'image/jpeg') {
    // JPEG knows no transparency: without a ground it would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The browser cannot write the picture'))),
      type,
      QUALITY,
    ),
  );
}
