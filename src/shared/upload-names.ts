export const UPLOADS_PATH = '/uploads/';

/** The widths, in pixels, of the WebP variants of a still picture that is wider. */
const WEBP_WIDTHS = [480, 960, 1600];
/** The widths of AVIF variants, which also include the picture's own, limited by the pixels that encoding may take. */
const AVIF_WIDTHS = [...WEBP_WIDTHS, 2400];
const MAX_AVIF_PIXELS = 3_700_000;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const IMAGE_NAME = new RegExp(`^${UUID}(?:-([\\da-f]{6}))?-(\\d+)x(\\d+)(-animated)?\\.([a-z0-9]+)$`);
const ANY_NAME = new RegExp(
  `^${UUID}(?:(?:-[\\da-f]{6})?-\\d+x\\d+(?:-animated)?)?(?:\\.w\\d+)?\\.[a-z0-9]+$`,
);
const VARIANT_NAME = new RegExp(`^(${UUID}-[\\da-fx-]+)\\.w(\\d+)\\.(avif|webp)$`);

/** An uploaded picture with everything a page needs to show it. */
export type UploadedImage = {
  src: string;
  /** The formats that every browser supports, including the original; undefined without variants. */
  srcSet: string | undefined;
  avifSrcSet: string | undefined;
  width: number;
  height: number;
  /** The mean color as #rrggbb, shown while loading; undefined when unknown or when the picture is transparent. */
  color: string | undefined;
};

/** The facts that a picture's name carries. */
export type PictureFacts = {
  width: number;
  height: number;
  color?: string | undefined;
  isAnimated?: boolean;
};

/** Builds a name that carries color and size, so that the address alone determines them and the variants. */
export function imageName(id: string, { width, height, color, isAnimated }: PictureFacts, extension: string) {
  const facts = [color?.slice(1), `${width}x${height}`, isAnimated && 'animated'].filter(Boolean);
  return `${id}-${facts.join('-')}.${extension}`;
}

export type Variant = { name: string; width: number };

/** Lists the variants created with a picture. Drawings scale by themselves, and moving pictures have none. */
export function webpVariants(name: string): Variant[] {
  const picture = stillPicture(name);
  if (!picture) return [];
  return WEBP_WIDTHS.filter(width => width < picture.width).map(width => variant(name, width, 'webp'));
}

/** Lists the variants created later in the background, smallest first. */
export function avifVariants(name: string): Variant[] {
  const picture = stillPicture(name);
  const [least = 0] = WEBP_WIDTHS;
  if (!picture || picture.width <= least) return [];
  const { width, height, extension } = picture;
  const own = extension === 'avif' ? [] : [width];
  const most = Math.sqrt((MAX_AVIF_PIXELS * width) / height);
  return [...AVIF_WIDTHS.filter(each => each < width), ...own]
    .filter(each => each <= Math.min(most, Math.max(...AVIF_WIDTHS)))
    .map(each => variant(name, each, 'avif'));
}

function variant(name: string, width: number, format: 'avif' | 'webp'): Variant {
  return { name: `${name.replace(/\.[a-z0-9]+$/, '')}.w${width}.${format}`, width };
}

function stillPicture(name: string) {
  const [, , width, height, animated, extension] = IMAGE_NAME.exec(name) ?? [];
  if (width === undefined || animated !== undefined || extension === 'svg') return null;
  return { width: Number(width), height: Number(height), extension };
}

export function filesOfUpload(name: string): string[] {
  return [name, ...[...webpVariants(name), ...avifVariants(name)].map(each => each.name)];
}

/**
 * Lists the files that may be served for a name, best first: the next smaller WebP substitutes a missing variant, and a
 * visitor who saves data gets the smallest.
 */
export function filesFor(name: string, isSavingData = false): string[] {
  const [, stem, width, format] = VARIANT_NAME.exec(name) ?? [];
  if (stem === undefined) return [name];
  const most = isSavingData ? Math.min(...WEBP_WIDTHS) : Number(width);
  const webp = WEBP_WIDTHS.filter(each => each <= most).map(each => `${stem}.w${each}.webp`);
  return [`${stem}.w${most}.${format}`, ...webp.reverse()];
}

/** Accepts names that uploads get; such a name is never reused. */
export function isUploadName(name: string): boolean {
  return ANY_NAME.test(name);
}

/** Returns what a page needs to show an uploaded picture at its size; null for any other address. */
export function uploadedImage(url: string): UploadedImage | null {
  const name = url.startsWith(UPLOADS_PATH) ? url.slice(UPLOADS_PATH.length) : '';
  const [, color, width, height, , extension] = IMAGE_NAME.exec(name) ?? [];
  if (width === undefined || height === undefined) return null;
  const original = { name, width: Number(width) };
  const webp = webpVariants(name);
  const avif = avifVariants(name);
  return {
    src: url,
    srcSet: webp.length > 0 ? toSrcSet([...webp, original]) : undefined,
    avifSrcSet: avif.length > 0 ? toSrcSet(extension === 'avif' ? [...avif, original] : avif) : undefined,
    width: original.width,
    height: Number(height),
    color: color === undefined ? undefined : `#${color}`,
  };
}

function toSrcSet(files: Variant[]): string {
  return files.map(({ name, width }) => `${UPLOADS_PATH}${name} ${width}w`).join(', ');
}

/** Lists the stored files that a text mentions, each once; a variant counts as its original. */
export function uploadsIn(text: string): string[] {
  const names = [...text.matchAll(/\/uploads\/([\w.-]+)/g)].map(([, name = '']) => name.replace(/\.+$/, ''));
  return [...new Set(names)];
}

/** Returns the beginning that all names of an upload share: a text that contains it uses the upload. */
export function uploadStem(name: string): string {
  return new RegExp(`^${UUID}`).exec(name)?.[0] ?? name;
}

/** Returns the stems of all uploads that a text may mention, in any form. */
export function uploadStemsIn(text: string): Set<string> {
  return new Set(text.match(new RegExp(UUID, 'g')));
}
