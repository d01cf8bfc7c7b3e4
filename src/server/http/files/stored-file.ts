import { extname } from 'node:path';
import type { Request, Response } from 'express';
import type { ByteRange, UploadStore } from '#server/features/uploads/store/upload-store';
import { sendText } from '#server/http/requests/error-response';
import { sendStream } from './send-stream';

/**
 * Sends a stored file, the requested range, or 304. The caller sets Cache-Control. If no file has this name,
 * it sends nothing and returns false.
 */
export async function sendStoredFile(
  request: Request,
  response: Response,
  { store, name }: { store: UploadStore; name: string },
): Promise<boolean> {
  const file = await store.find(name);
  if (!file) return false;
  response.set({
    'Accept-Ranges': 'bytes',
    'Last-Modified': file.modifiedAt.toUTCString(),
    ETag: `W/"${file.bytes.toString(16)}-${file.modifiedAt.getTime().toString(16)}"`,
  });
  if (request.fresh) {
    response.status(304).end();
    return true;
  }
  const range = findRange(request, response, file.bytes);
  if (range === 'unsatisfiable') {
    response.set('Content-Range', `bytes */${file.bytes}`);
    sendText(response, 416, 'The file has no such range.');
    return true;
  }
  const stream = request.method === 'HEAD' ? undefined : await store.read(name, range);
  if (stream === null) return false;
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  response.set('Content-Length', String(range ? range.end - range.start + 1 : file.bytes));
  response.type(extname(name));
  if (stream) await sendStream(response, stream);
  else response.end();
  return true;
}

/** Returns the requested range, or undefined for the entire file, also if several ranges are requested. */
function findRange(
  request: Request,
  response: Response,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const ranges = isSameVersion(request, response) ? request.range(bytes, { combine: true }) : undefined;
  if (ranges === -1) return 'unsatisfiable';
  return typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

/** Returns false if If-Range names another version of the file. */
function isSameVersion(request: Request, response: Response): boolean {
  const version = request.get('if-range');
  if (version === undefined) return true;
  if (version.includes('"')) return version === response.get('etag');
  return Date.parse(response.get('last-modified') ?? '') <= Date.parse(version);
}
