/** Where stored files are found. */
export const UPLOADS_PATH = '/uploads/';

/** The widths, in pixels, at which a still picture is kept as WebP too, as far as it is wider itself. */
export const VARIANT_WIDTHS = [480, 960, 1600];

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const IMAGE_NAME = new RegExp(`^(${UUID})-(\\d+)x(\\d+)(-animated)?\\.[a-z0-9]+$`);
const ANY_NAME = new RegExp(`^${UUID}(?:-\\d+x\\d+(?:-animated)?)?(?:\\.w\\d+)?\\.[a-z0-9]+$`);

/** A picture as an <img> needs it. */
export type UploadedImage = { src: string; srcSet: string | undefined; width: number; height: number };

/** The name carries the size, so that whoever has the address knows it and the variants without asking. */
export function imageName(
  id: string,
  size: { width: number; height: number },
  extension: string,
  isAnimated: boolean,
) {
  return `${id}-${size.width}x${size.height}${isAnimated ? '-animated' : ''}.${extension}`;
}

/** The name of the variant of this width; moving pictures have none. */
export function variantName(name: string, width: number): string {
  return `${name.replace(/\.[a-z0-9]+$/, '')}.w${width}.webp`;
}

/** The widths at which a picture of this name is kept besides its own: a drawing is as sharp at every one. */
export function variantWidths(name: string): number[] {
  const [, , width, , animated] = IMAGE_NAME.exec(name) ?? [];
  if (width === undefined || animated !== undefined || name.endsWith('.svg')) return [];
  return VARIANT_WIDTHS.filter(variant => variant < Number(width));
}

/** Every file that belongs to an upload of this name. */
export function filesOfUpload(name: string): string[] {
  return [name, ...variantWidths(name).map(width => variantName(name, width))];
}

/** True for a name that an upload is given, which is never given again. */
export function isUploadName(name: string): boolean {
  return ANY_NAME.test(name);
}

/** What an <img> needs to show an uploaded picture at its right size; null for any other address. */
export function uploadedImage(url: string): UploadedImage | null {
  const name = url.startsWith(UPLOADS_PATH) ? url.slice(UPLOADS_PATH.length) : '';
  const [, , width, height] = IMAGE_NAME.exec(name) ?? [];
  if (width === undefined || height === undefined) return null;
  const variants = variantWidths(name).map(each => `${UPLOADS_PATH}${variantName(name, each)} ${each}w`);
  return {
    src: url,
    srcSet: variants.length > 0 ? [...variants, `${url} ${width}w`].join(', ') : undefined,
    width: Number(width),
    height: Number(height),
  };
}

/** The names of the stored files that a text mentions, each once; a variant counts as the file that it is made of. */
export function uploadsIn(text: string): string[] {
  const names = [...text.matchAll(/\/uploads\/([\w.-]+)/g)].map(([, name = '']) => name.replace(/\.+$/, ''));
  return [...new Set(names)];
}

/** The names of the files that one version of a record mentions and the next one does not. */
export function droppedUploads(before: unknown, after: unknown): string[] {
  const kept = new Set(uploadsIn(JSON.stringify(after)));
  return uploadsIn(JSON.stringify(before)).filter(name => !kept.has(name));
}

/** What every name of an upload begins with: a text that contains it uses the upload, in whatever form. */
export function uploadStem(name: string): string {
  return new RegExp(`^${UUID}`).exec(name)?.[0] ?? name;
}

/** The stems of all uploads that a text may mention, in whatever form. */
export function uploadStemsIn(text: string): Set<string> {
  return new Set(text.match(new RegExp(UUID, 'g')));
}
