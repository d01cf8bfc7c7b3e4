export const UPLOADS_PATH = '/uploads/';

/** Wider still pictures have WebP variants of these widths in pixels. */
const WEBP_WIDTHS = [480, 960, 1600];
/** The longest side of a WebP. Larger variants of a long screenshot do not exist. */
const MAX_WEBP_SIDE = 16_383;
/**
 * The widths of AVIF variants. They also include the picture's own width, limited by the pixels that encoding
 * may take.
 */
const AVIF_WIDTHS = [...WEBP_WIDTHS, 2400];
const MAX_AVIF_PIXELS = 3_700_000;

const EXTENSIONS = 'jpg|png|webp|avif|gif|svg|mp4|webm|mov|pdf|ttf|otf|html';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ONLY_UUID = new RegExp(`^${UUID}$`);
/** The frames of covers, by what a picture shows. The name of a still picture contains its frame. */
export const PICTURE_FRAMES = ['browser', 'phone', 'terminal', 'photo'] as const;
export type PictureFrame = (typeof PICTURE_FRAMES)[number];
const FRAMES = PICTURE_FRAMES.join('|');
const IMAGE_NAME = new RegExp(
  `^${UUID}(?:-([\\da-f]{6}))?-(\\d+)x(\\d+)(?:-(animated|${FRAMES}))?\\.([a-z0-9]+)$`,
);
const FRAME = new RegExp(`^${UPLOADS_PATH}[\\da-fx-]+-(${FRAMES})\\.\\w+$|#frame=(${FRAMES})$`);
/** Formats that some browsers don't play. The name of such a video contains its format. */
const VIDEO_FORMATS = ['hevc', 'hev1', 'av1', 'prores', 'rare'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];
const VIDEO_NAME = new RegExp(`^${UUID}-(${VIDEO_FORMATS.join('|')})\\.(?:mp4|webm|mov)$`);
const ANY_NAME = new RegExp(
  `^${UUID}(?:(?:-[\\da-f]{6})?-\\d+x\\d+(?:-(?:animated|${FRAMES}))?)?(?:\\.w\\d+)?\\.(?:${EXTENSIONS})$`,
);
/** Matches the names of the sample content's pictures. */
const SAMPLE_NAME = /^sample-[a-z-]+\.svg$/;
const VARIANT_NAME = new RegExp(`^(${UUID}-[\\da-fx-]+(?:-(?:${FRAMES}))?)\\.w(\\d+)\\.(avif|webp)$`);

/** An uploaded picture with everything a page needs to show it. */
type UploadedImage = {
  src: string;
  /** The formats that every browser supports, including the original. Undefined without variants. */
  srcSet: string | undefined;
  avifSrcSet: string | undefined;
  width: number;
  height: number;
  /**
   * The mean color as #rrggbb, shown while loading. Undefined if it is unknown or the picture is transparent.
   */
  color: string | undefined;
};

/** The facts that a picture's name contains. */
type PictureFacts = {
  width: number;
  height: number;
  color?: string | undefined;
  isAnimated?: boolean;
  frame?: PictureFrame | undefined;
};

/** Builds a name that contains these facts, so that the address alone determines them and the variants. */
export function imageName(
  id: string,
  { width, height, color, isAnimated, frame }: PictureFacts,
  extension: string,
) {
  const facts = [color?.slice(1), `${width}x${height}`, isAnimated ? 'animated' : frame].filter(Boolean);
  return `${id}-${facts.join('-')}.${extension}`;
}

/** Builds the name of a file other than an image. */
export function fileName(id: string, format: VideoFormat | null, extension: string): string {
  return `${id}${format === null ? '' : `-${format}`}.${extension}`;
}

/** Returns the format that the name of an uploaded video contains, or null. */
export function uploadedVideoFormat(url: string): VideoFormat | null {
  const [, found] = VIDEO_NAME.exec(url.slice(url.lastIndexOf('/') + 1)) ?? [];
  return VIDEO_FORMATS.find(format => format === found) ?? null;
}

export type Variant = { name: string; width: number };

/**
 * Lists the variants created with a picture. Drawings scale by themselves, and animated pictures have none.
 */
export function webpVariants(name: string): Variant[] {
  const picture = stillPicture(name);
  if (!picture) return [];
  const { width, height } = picture;
  return WEBP_WIDTHS.filter(each => each < width && Math.round((height * each) / width) <= MAX_WEBP_SIDE).map(
    each => variant(name, each, 'webp'),
  );
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
  const [, , width, height, fact, extension] = IMAGE_NAME.exec(name) ?? [];
  if (width === undefined || fact === 'animated' || extension === 'svg') return null;
  return { width: Number(width), height: Number(height), extension };
}

export function listUploadFiles(name: string): string[] {
  return [name, ...[...webpVariants(name), ...avifVariants(name)].map(each => each.name)];
}

/**
 * Lists the files that may be served for a name, best first. The next smaller WebP substitutes a missing
 * variant, and a visitor who saves data gets the smallest.
 */
export function listCandidateFiles(name: string, isSavingData = false): string[] {
  const [, stem, width, format] = VARIANT_NAME.exec(name) ?? [];
  if (stem === undefined) return [name];
  const most = isSavingData ? Math.min(...WEBP_WIDTHS) : Number(width);
  const webp = WEBP_WIDTHS.filter(each => each <= most).map(each => `${stem}.w${each}.webp`);
  return [`${stem}.w${most}.${format}`, ...webp.reverse()];
}

/** Accepts names that uploads get. Such a name is never reused. */
export function isUploadName(name: string): boolean {
  return ANY_NAME.test(name) || VIDEO_NAME.test(name);
}

/** Accepts names of all files that the store makes. Anything else in its folder is private. */
export function isStoredName(name: string): boolean {
  return isUploadName(name) || isSampleName(name);
}

/** Accepts names of demos: pages that run scripts, which only this site may serve, with headers of their own. */
export function isDemoName(name: string): boolean {
  return isUploadName(name) && name.endsWith('.html');
}

/** Accepts names of the sample content's pictures, which take the colors of the look. */
export function isSampleName(name: string): boolean {
  return SAMPLE_NAME.test(name);
}

/**
 * Returns the frame of the picture at an address: the one that the owner has chosen, or the one that an upload was
 * recognized for. The choice is the fragment of the address, which browsers don't send; `none` hides the frame.
 */
export function pictureFrame(url: string): PictureFrame | null {
  const [, recognized, chosen = recognized] = FRAME.exec(url) ?? [];
  return PICTURE_FRAMES.find(frame => frame === chosen) ?? null;
}

/** Returns the address of a file, without the frame that its fragment may contain. */
export function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}

/**
 * Returns the data that a page needs to show an uploaded picture at its size, or null for any other address. The
 * address, which may have a fragment, and its variants are below the base path.
 */
export function uploadedImage(url: string, base = ''): UploadedImage | null {
  const folder = base + UPLOADS_PATH;
  const name = url.startsWith(folder) ? withoutFragment(url).slice(folder.length) : '';
  const [, color, width, height, , extension] = IMAGE_NAME.exec(name) ?? [];
  if (width === undefined || height === undefined) return null;
  const original = { name, width: Number(width) };
  const webp = webpVariants(name);
  const avif = avifVariants(name);
  return {
    src: url,
    srcSet: webp.length > 0 ? toSrcSet(folder, [...webp, original]) : undefined,
    avifSrcSet:
      avif.length > 0 ? toSrcSet(folder, extension === 'avif' ? [...avif, original] : avif) : undefined,
    width: original.width,
    height: Number(height),
    color: color === undefined ? undefined : `#${color}`,
  };
}

function toSrcSet(folder: string, files: Variant[]): string {
  return files.map(({ name, width }) => `${folder}${name} ${width}w`).join(', ');
}

/** Lists the stored files that a text mentions, each once. A variant counts as its original. */
export function listUploadNames(text: string): string[] {
  const names = [...text.matchAll(/\/uploads\/([\w.-]*[\w-])/g)].map(([, name = '']) => name);
  return [...new Set(names)];
}

/** Returns the beginning that all names of an upload share. A text that contains it uses the upload. */
export function uploadStem(name: string): string {
  return new RegExp(`^${UUID}`).exec(name)?.[0] ?? name;
}

/**
 * The end of a UUID, because its beginning takes much longer to find in a long text. An ID alone, which fills a JSON
 * string, names no file. Nested JSON has more backslashes before its quotes.
 */
const STEM_END = /-(?:[\da-f]{4}-){3}[\da-f]{12}(?!\\*")/g;
const SAMPLE_STEM = /sample-[a-z-]{1,100}\.svg/g;

/** Returns the stems of all uploads that a JSON text may mention, in any form. */
export function listUploadStems(json: string): Set<string> {
  const ids = Array.from(json.matchAll(STEM_END), ({ index }) => json.slice(index - 8, index + 28));
  return new Set([...ids.filter(id => ONLY_UUID.test(id)), ...(json.match(SAMPLE_STEM) ?? [])]);
}
