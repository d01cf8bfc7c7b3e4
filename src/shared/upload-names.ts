/** Where stored files are found. */
export const UPLOADS_PATH = '/uploads/';

/** The widths, in pixels, at which a still picture is kept as WebP too, as far as it is wider itself. */
const WEBP_WIDTHS = [480, 960, 1600];
/** And as AVIF, in its own width besides: not in more pixels than encoding one may take. */
const AVIF_WIDTHS = [...WEBP_WIDTHS, 2400];
const MAX_AVIF_PIXELS = 3_700_000;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const IMAGE_NAME = new RegExp(`^${UUID}(?:-([\\da-f]{6}))?-(\\d+)x(\\d+)(-animated)?\\.([a-z0-9]+)$`);
const ANY_NAME = new RegExp(
  `^${UUID}(?:(?:-[\\da-f]{6})?-\\d+x\\d+(?:-animated)?)?(?:\\.w\\d+)?\\.[a-z0-9]+$`,
);
const VARIANT_NAME = new RegExp(`^(${UUID}-[\\da-fx-]+)\\.w(\\d+)\\.(avif|webp)$`);

/** A picture as a page needs it. */
export type UploadedImage = {
  src: string;
  /** As what every browser shows, the original among it; undefined when there is nothing but the original. */
  srcSet: string | undefined;
  /** As AVIF. */
  avifSrcSet: string | undefined;
  width: number;
  height: number;
  /** '#' and its mean colour, for its place until it comes; undefined when it is not known or shines through. */
  color: string | undefined;
};

/** What a picture's name says of it. */
export type PictureFacts = {
  width: number;
  height: number;
  color?: string | undefined;
  isAnimated?: boolean;
};

/** The name carries colour and size, so that whoever has the address knows them and the variants without asking. */
export function imageName(id: string, { width, height, color, isAnimated }: PictureFacts, extension: string) {
  const facts = [color?.slice(1), `${width}x${height}`, isAnimated && 'animated'].filter(Boolean);
  return `${id}-${facts.join('-')}.${extension}`;
}

export type Variant = { name: string; width: number };

/** The variants that come into being with a picture; a drawing is as sharp at every width, and moving ones have none. */
export function webpVariants(name: string): Variant[] {
  const picture = stillPicture(name);
  if (!picture) return [];
  return WEBP_WIDTHS.filter(width => width < picture.width).map(width => variant(name, width, 'webp'));
}

/** The variants that are made after, in the background, the smallest first. */
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

/** Every file that belongs to an upload of this name. */
export function filesOfUpload(name: string): string[] {
  return [name, ...[...webpVariants(name), ...avifVariants(name)].map(each => each.name)];
}

/**
 * The files that may answer for this name, the best first: a variant that is still to be made has the next smaller WebP to
 * stand in for it, and who wants to save data gets the smallest of all.
 */
export function filesFor(name: string, isSavingData = false): string[] {
  const [, stem, width, format] = VARIANT_NAME.exec(name) ?? [];
  if (stem === undefined) return [name];
  const most = isSavingData ? Math.min(...WEBP_WIDTHS) : Number(width);
  const webp = WEBP_WIDTHS.filter(each => each <= most).map(each => `${stem}.w${each}.webp`);
  return [`${stem}.w${most}.${format}`, ...webp.reverse()];
}

/** True for a name that an upload is given, which is never given again. */
export function isUploadName(name: string): boolean {
  return ANY_NAME.test(name);
}

/** What a page needs to show an uploaded picture at its right size; null for any other address. */
export function uploadedImage(url: string): UploadedImage | null {
  const name = url.startsWith(UPLOADS_PATH) ? url.slice(UPLOADS_PATH.length) : '';
  const [, color, width, height, , extension] = IMAGE_NAME.exec(name) ?? [];
  if (width === undefined || height === undefined) return null;
  const original = { name, width: Number(width) };
  const webp = webpVariants(name);
  const avif = avifVariants(name);
  return {
    src: url,
    srcSet: webp.length > 0 ? srcSetOf([...webp, original]) : undefined,
    avifSrcSet: avif.length > 0 ? srcSetOf(extension === 'avif' ? [...avif, original] : avif) : undefined,
    width: original.width,
    height: Number(height),
    color: color === undefined ? undefined : `#${color}`,
  };
}

function srcSetOf(files: Variant[]): string {
  return files.map(({ name, width }) => `${UPLOADS_PATH}${name} ${width}w`).join(', ');
}

/** The names of the stored files that a text mentions, each once; a variant counts as the file that it is made of. */
export function uploadsIn(text: string): string[] {
  const names = [...text.matchAll(/\/uploads\/([\w.-]+)/g)].map(([, name = '']) => name.replace(/\.+$/, ''));
  return [...new Set(names)];
}

/** What every name of an upload begins with: a text that contains it uses the upload, in whatever form. */
export function uploadStem(name: string): string {
  return new RegExp(`^${UUID}`).exec(name)?.[0] ?? name;
}

/** The stems of all uploads that a text may mention, in whatever form. */
export function uploadStemsIn(text: string): Set<string> {
  return new Set(text.match(new RegExp(UUID, 'g')));
}
