/** Pictures of projects are 16:9 everywhere. */
export const PICTURE_ASPECT = 16 / 9;

/** As many pixels as a canvas has in every browser (Safari on a phone has the fewest); the server takes more. */
export const MAX_DRAWN_PIXELS = 16_777_216;

export type Size = { width: number; height: number };

/** A part of a picture in percent of its sides, as react-image-crop has it. */
export type Crop = { unit: '%'; x: number; y: number; width: number; height: number };

/** A part of a picture in its own pixels. */
export type Cut = { x: number; y: number; width: number; height: number };

export const WHOLE_PICTURE: Crop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** What is lost when a crop is dragged to the rim and the numbers do not come out even, in percent. */
const TOLERANCE = 0.01;

/** The largest part of the picture that has this aspect, in its middle. */
export function largestCrop({ width, height }: Size, aspect: number): Crop {
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

/** The smallest frame of this aspect that holds the whole picture in its own size. */
export function frameAround({ width, height }: Size, aspect: number): Size {
  return {
    width: Math.max(width, Math.round(height * aspect)),
    height: Math.max(height, Math.round(width / aspect)),
  };
}

/** As wide as a project's page shows its picture on most screens. */
const SHOWN_WIDTH = 1200;

/** Whether a picture of this size has too few pixels for the page; a tall one is shown as high as the frame. */
export function isEnlarged({ width, height }: Size): boolean {
  if (height > width) return height < SHOWN_WIDTH / PICTURE_ASPECT;
  return width < SHOWN_WIDTH;
}

export function isWholePicture({ width, height }: Crop): boolean {
  return width > 100 - TOLERANCE && height > 100 - TOLERANCE;
}

/** The pixels that a crop means: whole ones, inside the picture, at least one. */
export function cutOf(crop: Crop, natural: Size): Cut {
  const [x, width] = stretch(crop.x, crop.width, natural.width);
  const [y, height] = stretch(crop.y, crop.height, natural.height);
  return { x, y, width, height };
}

function stretch(start: number, length: number, whole: number): [start: number, length: number] {
  const pixels = Math.max(1, Math.min(whole, Math.round((length / 100) * whole)));
  const first = Math.max(0, Math.min(whole - pixels, Math.round((start / 100) * whole)));
  return [first, pixels];
}

/** The size at which a cut is drawn: its own, unless that has more pixels than a canvas may have. */
export function drawnSize({ width, height }: Size, maxPixels = MAX_DRAWN_PIXELS): Size {
  const scale = Math.sqrt(maxPixels / (width * height));
  if (scale >= 1) return { width, height };
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** The file type of the cut picture: one that may be transparent stays what it is. */
export function drawnType(type: string): string {
  return type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg';
}
