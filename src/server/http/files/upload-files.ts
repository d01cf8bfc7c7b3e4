import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { inLookColors } from '#server/features/generated-pictures/sample-drawing';
import type { FileVisibility, UnpublishedFiles } from '#server/features/uploads/lifetime/unpublished-files';
import type { PublicFiles } from '#server/features/uploads/store/public-files';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { compress } from '#server/http/requests/compress';
import { sendText } from '#server/http/requests/error-response';
import type { Tinted } from '#shared/appearance/accent';
import { isDemoName, isSampleName, isStoredName, listCandidateFiles } from '#shared/upload-names';
import type { HiddenFiles } from './hidden-files';
import { requireReading, sendNotModified } from './read-only-routes';
import { sendStoredFile } from './stored-file';

/** Names of uploads are never reused, so they can be cached for a long time. */
const FOREVER = `max-age=${365 * 24 * 60 * 60}, immutable`;
/** A fallback is cached for a short time, because the variant or the public copy may exist soon. */
const FALLBACK_SECONDS = 60;
/** A redirect to a public copy is cached for this long, after which a hidden file is not found there. */
const REDIRECT_SECONDS = 60 * 60;

const CACHE_CONTROL: Partial<Record<FileVisibility, string>> = {
  unnamed: 'private, max-age=60',
  unpublished: 'private, no-store',
};

type UploadFilesDeps = {
  store: UploadStore;
  unpublishedFiles: UnpublishedFiles;
  publicFiles: PublicFiles;
  hiddenFiles: HiddenFiles;
  readLook: () => Promise<Tinted>;
};

/**
 * Creates the route of stored files. Its headers prevent files from running scripts, even an SVG opened directly, except
 * for demos, which run in a sandbox.
 */
export function createUploadFiles(deps: UploadFilesDeps): Router {
  const { store, unpublishedFiles, publicFiles, hiddenFiles, readLook } = deps;
  const send: RequestHandler = async (request, response, next) => {
    const name = String(request.params.name);
    if (!isStoredName(name)) {
      next();
      return;
    }
    const visibility = await unpublishedFiles.find(name);
    if (!(await sendFile(request, response, { name, visibility }))) next();
  };

  /** Sends a file as its visibility requires. Returns false if there is none, or none for this visitor. */
  async function sendFile(
    request: Request,
    response: Response,
    { name, visibility }: { name: string; visibility: FileVisibility },
  ): Promise<boolean> {
    if (visibility === 'unpublished' && !(await hiddenFiles.canRead(request, name))) return false;
    const [best = name, ...fallbacks] = listCandidateFiles(name, request.get('save-data') === 'on');
    if (fallbacks.length > 0) response.vary('Save-Data');
    if (isSampleName(name)) {
      response.set('Cache-Control', CACHE_CONTROL[visibility] ?? 'no-cache');
      const drawing = await readDrawing(name);
      if (drawing !== null) sendDrawing(request, response, drawing);
      return drawing !== null;
    }
    for (const file of [best, ...fallbacks]) {
      if (visibility === 'public') {
        const copy = await publicFiles.publish(file);
        if (copy.visibility !== 'public')
          return sendFile(request, response, { name, visibility: copy.visibility });
        if (copy.address !== null) {
          const seconds = file === best ? REDIRECT_SECONDS : FALLBACK_SECONDS;
          response.set('Cache-Control', `public, max-age=${seconds}`).redirect(copy.address);
          return true;
        }
      }
      const age = file === best && !store.publicCopies ? FOREVER : `max-age=${FALLBACK_SECONDS}`;
      response.set('Cache-Control', CACHE_CONTROL[visibility] ?? `public, ${age}`);
      if (await sendStoredFile(request, response, { store, name: file })) return true;
    }
    return false;
  }

  /** Reads a picture of the sample content, whose colors change with the look. */
  async function readDrawing(name: string): Promise<string | null> {
    // A file that was opened must be read.
    const look = await readLook();
    const file = await store.read(name);
    return file && inLookColors((await buffer(file)).toString(), look);
  }

  return Router({ strict: true })
    .use(setHeaders, requireReading, compressDrawings)
    .get('/:name', send)
    .use((_request, response) => sendText(response, 404, 'File not found.'));
}

function sendDrawing(request: Request, response: Response, drawing: string): void {
  const tag = createHash('sha256').update(drawing).digest('base64url').slice(0, 22);
  if (!sendNotModified(request, response, tag)) response.type('svg').send(Buffer.from(drawing));
}

/** Compresses text files. Byte ranges refer to the stored file and stay uncompressed. */
const compressDrawings: RequestHandler = (request, response, next) => {
  if (/\.(?:svg|html)$/.test(request.path) && request.get('range') === undefined)
    compress(request, response, next);
  else next();
};

/** A demo may run scripts, but not as a part of this site: its origin is one that equals no other. */
const DEMO_HEADERS = { 'Content-Security-Policy': 'sandbox allow-scripts', 'X-Robots-Tag': 'noindex' };

const setHeaders: RequestHandler = (request, response, next) => {
  response.set({
    'Content-Security-Policy':
      "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isDemoName(request.path.slice(1)) && DEMO_HEADERS),
  });
  next();
};
