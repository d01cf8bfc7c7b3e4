import { PHONE_ASPECT } from '#shared/phone-aspect';
import type { PictureFrame } from '#shared/upload-names';

/** Pixels of a picture, scaled to a square without mixing neighbors. */
export type Sample = { pixels: Uint8Array; side: number; channels: number };

/** Smaller pictures, such as icons, have no frame. */
const MIN_WIDTH = 480;
/** Wider pictures, and those narrower than a phone, have no frame. */
const MAX_ASPECT = 3;
/** Neighboring pixels count as equal up to this difference, because JPEG adds noise to plain areas. */
const TOLERANCE = 1;
/** Screenshots have at least 60 % equal neighbors, also after a second lossy compression, and photos at most 45 %. */
const MIN_FLATNESS = 0.55;
/** The brightness of a dark picture is below this, of 255. */
const DARK = 64;

/**
 * Recognizes what a still picture shows by its shape and its pixels. Returns undefined for a picture that no frame
 * fits, such as a transparent one or a long screenshot of a page.
 */
export function recognizeFrame(
  { width, height }: { width: number; height: number },
  sample: Sample,
): PictureFrame | undefined {
  const aspect = width / height;
  const isOdd = width < MIN_WIDTH || aspect < PHONE_ASPECT.least || aspect > MAX_ASPECT;
  if (isOdd || isTransparent(sample)) return undefined;
  if (measureFlatness(sample) < MIN_FLATNESS) return 'photo';
  if (aspect <= PHONE_ASPECT.most) return 'phone';
  if (aspect < 1) return undefined;
  return measureBrightness(sample) < DARK ? 'terminal' : 'browser';
}

function isTransparent({ pixels, channels }: Sample): boolean {
  return channels === 4 && pixels.some((value, index) => index % channels === 3 && value < 255);
}

/**
 * Returns the share of pixels that are equal to their right neighbor. Between lines of text, a screenshot has plain
 * rows.
 */
function measureFlatness({ pixels, side, channels }: Sample): number {
  const isEqualToNext = (pixel: number) =>
    range(channels).every(channel => {
      const at = pixel * channels + channel;
      return Math.abs((pixels[at] ?? 0) - (pixels[at + channels] ?? 0)) <= TOLERANCE;
    });
  const compared = range(side * side).filter(pixel => pixel % side < side - 1);
  return compared.filter(isEqualToNext).length / compared.length;
}

function range(length: number): number[] {
  return Array.from({ length }, (_each, index) => index);
}

/** Returns the mean of each channel, from 0 to 255. */
function meanOfChannels({ pixels, channels }: Sample): number[] {
  return range(channels).map(channel => {
    const values = pixels.filter((_value, index) => index % channels === channel);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/** Returns the mean color as '#' and six digits. */
export function meanColor(sample: Sample): string {
  const digits = meanOfChannels(sample)
    .slice(0, 3)
    .map(value => Math.round(value).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

function measureBrightness(sample: Sample): number {
  const [red = 0, green = 0, blue = 0] = meanOfChannels(sample);
  return (red + green + blue) / 3;
}
