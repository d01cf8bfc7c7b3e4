/** Pictures of projects are 16:9 everywhere. */
export const PICTURE_ASPECT = 16 / 9;

/**
 * The largest canvas that every browser supports (iOS Safari has the lowest limit). The server accepts more.
 */
const MAX_DRAWN_PIXELS = 16_777_216;

export type PictureSize = { width: number; height: number };

/** A part of a picture in percent of its sides, as in react-image-crop. */
export type Crop = { unit: '%'; x: number; y: number; width: number; height: number };

/** A part of a picture in image pixels. */
type Cut = { x: number; y: number; width: number; height: number };

export const WHOLE_PICTURE: Crop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** The rounding error of a crop dragged to the edge, in percent. */
const TOLERANCE = 0.01;

/** Returns the largest centered crop with this aspect ratio. */
export function largestCrop({ width, height }: PictureSize, aspect: number): Crop {
  const share = (aspect * height) / width;
  const cropWidth = share < 1 ? share * 100 : 100;
  const cropHeight = share < 1 ? 100 : 100 / share;
  return {
    unit: '%',
    x: (100 - cropWidth) / 2,
    y: (100 - cropHeight) / 2,
    width: cropWidth,
    height: cropHeight,
  };
}

/** Returns the smallest frame of this aspect ratio that contains the whole picture at its original size. */
export function enclosingFrame({ width, height }: PictureSize, aspect: number): PictureSize {
  return {
    width: Math.max(width, Math.round(height * aspect)),
    height: Math.max(height, Math.round(width / aspect)),
  };
}

/** The width of the picture on a project page on most screens. */
const SHOWN_WIDTH = 1200;

/**
 * Returns true if a project page enlarges a picture of this size. A tall one is fitted to the height of the
 * frame.
 */
export function isEnlarged({ width, height }: PictureSize): boolean {
  if (height > width) return height < SHOWN_WIDTH / PICTURE_ASPECT;
  return width < SHOWN_WIDTH;
}

export function isWholePicture({ width, height }: Crop): boolean {
  return width > 100 - TOLERANCE && height > 100 - TOLERANCE;
}

/** Converts a crop to whole pixels inside the picture, at least one. */
export function toCut(crop: Crop, natural: PictureSize): Cut {
  const [x, width] = stretch(crop.x, crop.width, natural.width);
  const [y, height] = stretch(crop.y, crop.height, natural.height);
  return { x, y, width, height };
}

function stretch(start: number, length: number, total: number): [start: number, length: number] {
  const pixels = Math.max(1, Math.min(total, Math.round((length / 100) * total)));
  const first = Math.max(0, Math.min(total - pixels, Math.round((start / 100) * total)));
  return [first, pixels];
}

/** Returns the size at which a cut is drawn, scaled down if it exceeds the pixel limit. */
export function drawnSize({ width, height }: PictureSize, maxPixels = MAX_DRAWN_PIXELS): PictureSize {
  const scale = Math.sqrt(maxPixels / (width * height));
  if (scale >= 1) return { width, height };
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Returns the media type of the cut picture. Types with transparency stay, and others become JPEG. */
export function drawnType(type: string): string {
  return type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg';
}
