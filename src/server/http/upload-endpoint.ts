import { TRPCError } from '@trpc/server';
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import multer from 'multer';
import { requireOwner } from '../core/procedures/procedures';
import type { RequestContext } from '../core/procedures/request-context';
import type { UploadRule } from '../features/uploads/receive-file';
import type { StoredResumes } from '../features/uploads/stored-resume';
import { explainStoreFailure } from '../features/uploads/upload-errors';
import type { ReceivedFile, UploadService } from '../features/uploads/upload-service';
import type { UploadStore } from '../features/uploads/upload-store';
import { sendError, toTrpcError } from './error-response';
import { createUploadStorage, findReceivedFile } from './upload-storage';

const FIELD = 'file';
const MAX_RESUME_BYTES = 10 * 1024 * 1024;
/** For the boundaries and the few short fields beside the file. */
const FORM_BYTES = 64 * 1024;

export type UploadEndpointOptions = {
  store: UploadStore;
  uploads: UploadService;
  resumes: StoredResumes;
  maxImageBytes: number;
  maxVideoBytes: number;
  getContext: (request: Request) => RequestContext;
  onError: (error: TRPCError, context: RequestContext, procedure?: string) => void;
};

/** Where files are sent to, as multipart forms with one field `file`. The owner is asked for before the body is read. */
export function createUploadEndpoint(options: UploadEndpointOptions): Router {
  const { store, uploads, resumes, maxImageBytes, maxVideoBytes, getContext, onError } = options;
  const endpoint = Router();

  function take(
    path: string,
    rule: UploadRule,
    keep: (file: ReceivedFile, request: Request) => Promise<unknown>,
  ) {
    const largest = Math.max(...Object.values(rule.maxBytes));
    const receive = multer({
      storage: createUploadStorage(store, rule),
      limits: { files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
      defParamCharset: 'utf8',
    }).single(FIELD);
    endpoint.post(path, requireOwnerFirst, refuseOthers(largest), receive, async (request, response) => {
      const upload = findReceivedFile(request);
      if (!upload) throw badForm();
      response
        .status(201)
        .set('Cache-Control', 'no-store')
        .json(await keep(upload, request));
    });
  }

  const requireOwnerFirst: RequestHandler = async (request, _response, next) => {
    await requireOwner(getContext(request));
    next();
  };

  take(
    '/upload',
    {
      accepted: 'JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM or QuickTime',
      maxBytes: { image: maxImageBytes, video: maxVideoBytes },
    },
    (file, request) => uploads.add(file, request.body?.origin === 'editor' ? 'editor' : 'client'),
  );
  take('/resume', { accepted: 'PDF', maxBytes: { document: MAX_RESUME_BYTES } }, async file => {
    await resumes.replace(file);
    return { url: '/WebResume.pdf' };
  });

  const fail: ErrorRequestHandler = async (thrown, request, response, _next) => {
    const context = getContext(request);
    const error = await toTrpcError(recogniseFormError(thrown), context);
    onError(error, context, 'upload');
    if (!response.headersSent) sendError(response, error, context.requestId);
  };
  endpoint.use(fail);
  return endpoint;
}

/** Only forms, and none whose length alone says that it is too large. */
function refuseOthers(largest: number): RequestHandler {
  return (request, _response, next) => {
    if (!request.is('multipart/form-data')) {
      throw new TRPCError({
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: 'The request body must be multipart/form-data',
      });
    }
    if (Number(request.get('content-length') ?? 0) > largest + FORM_BYTES) {
      throw new TRPCError({
        code: 'PAYLOAD_TOO_LARGE',
        message: `A file may have at most ${Math.floor(largest / 1024 / 1024)} MB`,
      });
    }
    next();
  };
}

function badForm(cause?: unknown): TRPCError {
  return new TRPCError({
    code: 'BAD_REQUEST',
    message: `The form must have exactly one file, in a field named "${FIELD}"`,
    cause,
  });
}

/** What is wrong with the form itself, or that it did not arrive whole. */
function recogniseFormError(thrown: unknown): unknown {
  if (thrown instanceof multer.MulterError) return badForm(thrown);
  if (!(thrown instanceof Error)) return thrown;
  const isBrokenForm = /^(Multipart: |Unexpected end of form|Malformed part header)/.test(thrown.message);
  const isGone = thrown.name === 'AbortError' || /Request (aborted|closed)/.test(thrown.message);
  if (!isBrokenForm && !isGone) return explainStoreFailure(thrown);
  return new TRPCError({ code: 'BAD_REQUEST', message: 'The form did not arrive whole', cause: thrown });
}
