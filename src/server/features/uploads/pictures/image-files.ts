import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metadata, Sharp } from 'sharp';
import { isDiskFull } from '#server/core/database/database-error';
import { loadSharp } from '#server/core/runtime/load-sharp';
import type { MediaType } from '#server/features/uploads/media-types';
import { readDrawing } from '#server/features/uploads/svg/drawing-file';
import { createDamageError } from '#server/features/uploads/upload-errors';
import { imageName, webpVariants } from '#shared/upload-names';
import { withoutMetadata } from './animated-image';
import { checkPixels } from './picture-limits';
import { meanColor, recognizeFrame, type Sample } from './recognize-frame';

const VARIANT_QUALITY = 80;
/** The mean color and the frame depend on a sample of a picture, which is a square with this side. */
const SAMPLE_SIDE = 64;

/** Formats that may be animated. Of any other, only the first frame is stored. */
const MOVING = new Set(['gif', 'webp']);

type PreparedFile = { path: string; name: string };
export type PreparedImage = {
  name: string;
  bytes: number;
  width: number;
  height: number;
  files: PreparedFile[];
};

/**
 * Prepares an uploaded picture for storage. A still picture loses its metadata (such as the location), is
 * rotated upright and gets smaller variants. A moving one loses its metadata and keeps its frames unchanged.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for a picture that cannot be read, PAYLOAD_TOO_LARGE for too many
 * pixels
 */
export async function prepareImage(
  source: string,
  type: MediaType,
  id: string,
  folder: string,
): Promise<PreparedImage> {
  if (type.extension === 'svg') return prepareDrawing(source, id, folder);
  const sharp = await loadSharp();
  const metadata = await requireReadable(sharp(source, { limitInputPixels: false }).metadata());
  checkPixels(metadata, type.extension);
  return (metadata.pages ?? 1) > 1 && MOVING.has(type.extension)
    ? prepareMoving(source, type, id, metadata, folder)
    : prepareStill(sharp(source, { limitInputPixels: false }), type, id, folder);
}

async function prepareMoving(
  source: string,
  type: MediaType,
  id: string,
  metadata: Metadata,
  folder: string,
): Promise<PreparedImage> {
  const sharp = await loadSharp();
  // Decoding the last frame requires all before it, one at a time, so this rejects a truncated picture.
  const last = { page: (metadata.pages ?? 1) - 1, limitInputPixels: false };
  await requireReadable(sharp(source, last).resize({ width: 1 }).raw().toBuffer());
  const plain = withoutMetadata(await readFile(source), type.extension);
  if (!plain) throw createDamageError();
  const path = join(folder, 'plain');
  await writeFile(path, plain);
  const size = { width: metadata.width, height: metadata.pageHeight ?? metadata.height };
  const name = imageName(id, { ...size, isAnimated: true }, type.extension);
  return { name, ...size, bytes: plain.length, files: [{ path, name }] };
}

/** Stores a drawing as it is, because it is sharp at every width and needs no variants. */
async function prepareDrawing(source: string, id: string, folder: string): Promise<PreparedImage> {
  const { svg, isUntouched: _any, ...size } = await readDrawing(source);
  const path = join(folder, 'safe');
  await writeFile(path, svg);
  const name = imageName(id, size, 'svg');
  return { name, ...size, bytes: Buffer.byteLength(svg), files: [{ path, name }] };
}

async function prepareStill(
  picture: Sharp,
  type: MediaType,
  id: string,
  folder: string,
): Promise<PreparedImage> {
  const upright = join(folder, 'upright');
  const { width, height, size, channels } = await requireReadable(
    encode(picture.autoOrient(), type).toFile(upright),
  );
  const sharp = await loadSharp();
  const sample = await readSample(sharp(upright));
  // The color would shine through a transparent picture.
  const color = channels === 3 ? meanColor(sample) : undefined;
  const frame = recognizeFrame({ width, height }, sample);
  const name = imageName(id, { width, height, color, frame }, type.extension);
  const files = [{ path: upright, name }];
  for (const variant of webpVariants(name)) {
    const path = join(folder, `w${variant.width}`);
    const smaller = sharp(upright).resize({ width: variant.width }).webp({ quality: VARIANT_QUALITY });
    await requireSpace(smaller.toFile(path));
    files.push({ path, name: variant.name });
  }
  return { name, width, height, bytes: size, files };
}

/** Pixels keep their values, because mixed ones would hide the plain areas of a screenshot. */
async function readSample(picture: Sharp): Promise<Sample> {
  // libvips shrinks a side by at most a million times, and the longest side may have 50 million pixels.
  const { data, info } = await picture
    .toColourspace('srgb')
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, side: SAMPLE_SIDE, channels: info.channels };
}

function encode(picture: Sharp, { extension }: MediaType): Sharp {
  switch (extension) {
    case 'jpg':
      // Optimized tables would need memory for a second copy of the picture.
      return picture.jpeg({ quality: 90, optimizeCoding: false });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'webp':
      return picture.webp({ quality: 90, effort: 2 });
    case 'avif':
      return picture.avif({ quality: 70, effort: 1 });
    default:
      return picture.gif();
  }
}

async function requireReadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await requireSpace(work);
  } catch (error) {
    throw isDiskFull(error) ? error : createDamageError(error);
  }
}

/** Gives the error of a full disk its code, which libvips puts in the message only. */
async function requireSpace<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof Error && /ENOSPC|No space|quota exceeded/i.test(cause.message))) throw cause;
    throw Object.assign(new Error("Couldn't store the picture, because the disk is full", { cause }), {
      code: 'ENOSPC',
    });
  }
}
