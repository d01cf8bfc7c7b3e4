import { readFile, stat, writeFile } from 'node:fs/promises';
import { AppError } from '#server/core/errors/app-error';
import { createDamageError, createTooLargeError } from '#server/features/uploads/upload-errors';
import { type SafeSvg, safeSvg } from './safe-svg';
import { UnsafeSvgError } from './unsafe-svg-error';

const MAX_UPLOAD_BYTES = 1024 * 1024;
/** Sanitizing may have made a stored drawing longer than its upload. */
const MAX_STORED_BYTES = 2 * MAX_UPLOAD_BYTES;

/** The path of a restored drawing, which is sanitized in place. */
export type DrawingTask = { drawing: string };

/**
 * Reads and sanitizes an uploaded drawing.
 * @throws AppError PAYLOAD_TOO_LARGE for a large file, UNSUPPORTED_MEDIA_TYPE for anything but a safe drawing
 */
export function readDrawing(path: string): Promise<SafeSvg> {
  return readSafe(path, MAX_UPLOAD_BYTES);
}

/**
 * Sanitizes the drawing of a backup, which may be older than the limits of what it costs browsers.
 * @throws AppError as readDrawing does
 */
export async function sanitizeDrawing({ drawing }: DrawingTask): Promise<void> {
  const { svg, isUntouched } = await readSafe(drawing, MAX_STORED_BYTES, { isStored: true });
  if (!isUntouched) await writeFile(drawing, svg);
}

async function readSafe(path: string, maxBytes: number, options?: { isStored: boolean }): Promise<SafeSvg> {
  const { size } = await stat(path);
  if (size > maxBytes) throw createTooLargeError('An SVG image', maxBytes);
  return safeSvg(await readFile(path, 'utf8'), options).catch(cause => {
    throw cause instanceof UnsafeSvgError
      ? new AppError('UNSUPPORTED_MEDIA_TYPE', cause.message)
      : createDamageError(cause);
  });
}
