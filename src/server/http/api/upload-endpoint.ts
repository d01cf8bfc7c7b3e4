import { rm } from 'node:fs/promises';
import { TRPCError } from '@trpc/server';
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import multer from 'multer';
import type { FontService } from '#server/composition/font-service';
import type { StoredResumes } from '#server/features/uploads/lifetime/stored-resume';
import { receiveFile, type UploadRule } from '#server/features/uploads/receive-file';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { createTooLargeError, explainStoreFailure } from '#server/features/uploads/upload-errors';
import type { ReceivedFile, UploadService } from '#server/features/uploads/upload-service';
import { allowMethods } from '#server/http/requests/allow-methods';
import { requireOwnerFirst } from '#server/http/requests/create-request-context';
import { reportError } from '#server/http/requests/error-handler';
import { requireType, sendError } from '#server/http/requests/error-response';

const FIELD = 'file';
const MAX_RESUME_BYTES = 10 * 1024 * 1024;
/** Chinese, Japanese and Korean fonts can have 20 MB. */
const MAX_FONT_BYTES = 25 * 1024 * 1024;
const RESUME_RULE: UploadRule = {
  refusal: 'The file type is not accepted. Use PDF.',
  maxBytes: { document: MAX_RESUME_BYTES },
};
const FONT_RULE: UploadRule = {
  refusal: 'This is not a TTF or OTF font, or it is damaged. Convert other fonts, such as WOFF2, to TTF.',
  maxBytes: { font: MAX_FONT_BYTES },
};
/** Room for the boundaries and the few short fields beside the file. */
const FORM_BYTES = 64 * 1024;

type UploadEndpointOptions = {
  store: UploadStore;
  uploads: UploadService;
  fonts: FontService;
  resumes: StoredResumes;
  maxImageBytes: number;
  maxVideoBytes: number;
};

/** Creates the endpoint that receives files, as multipart forms with one field `file`. */
export function createUploadEndpoint(options: UploadEndpointOptions): Router {
  const { store, uploads, fonts, resumes, maxImageBytes, maxVideoBytes } = options;
  const endpoint = Router();

  function receive(
    path: string,
    rule: UploadRule,
    save: (file: ReceivedFile, request: Request) => Promise<unknown>,
  ) {
    const parseForm = multer({
      storage: createStorage(store, rule),
      limits: { files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
      defParamCharset: 'utf8',
    }).single(FIELD);
    const requireForm = requireType('multipart/form-data');
    const checks = [requireOwnerFirst, requireForm, refuseTooLarge(rule)];
    const send: RequestHandler = async (request, response) => {
      const file = receivedFiles.get(request);
      if (!file) throw createFormError();
      const saved = await save(file, request);
      response.status(201).set('Cache-Control', 'no-store').json(saved);
    };
    endpoint
      .route(path)
      .post(...checks, parseForm, send)
      .all(allowMethods('POST'));
  }

  receive(
    '/upload',
    {
      refusal: 'The file type is not accepted. Use JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM or QuickTime.',
      maxBytes: { image: maxImageBytes, video: maxVideoBytes },
    },
    (file, request) => uploads.add(file, request.body?.origin === 'editor' ? 'editor' : 'client'),
  );
  receive('/resume', RESUME_RULE, async file => {
    await resumes.replace(file);
    return { url: '/WebResume.pdf' };
  });
  receive('/font', FONT_RULE, (file, request) => fonts.add(file, request.file?.originalname ?? ''));
  endpoint.use(fail);
  return endpoint;
}

/** The received files by request. No request has two. */
const receivedFiles = new WeakMap<Request, ReceivedFile>();

function createStorage(store: UploadStore, rule: UploadRule): multer.StorageEngine {
  return {
    _handleFile: (request, file, done) => {
      receiveFile(store, rule, file.stream).then(received => {
        receivedFiles.set(request, received);
        done(null);
      }, done);
    },
    _removeFile: (request, _file, done) => {
      const received = receivedFiles.get(request);
      receivedFiles.delete(request);
      if (!received) done(null);
      else rm(received.workspace, { recursive: true, force: true }).then(() => done(null), done);
    },
  };
}

/** Refuses forms whose declared length is too large, before reading them. */
function refuseTooLarge({ maxBytes }: UploadRule): RequestHandler {
  const largest = Math.max(...Object.values(maxBytes));
  return (request, _response, next) => {
    if (Number(request.get('content-length') ?? 0) > largest + FORM_BYTES) {
      throw createTooLargeError('A file', largest);
    }
    next();
  };
}

const fail: ErrorRequestHandler = async (thrown, request, response, _next) => {
  const { error, requestId } = await reportError(request, recognizeFormError(thrown), 'upload');
  if (!response.headersSent) sendError(response, error, requestId);
};

function createFormError(cause?: unknown): TRPCError {
  return new TRPCError({
    code: 'BAD_REQUEST',
    message: `The form must have exactly one file, in a field named "${FIELD}".`,
    cause,
  });
}

/** Recognizes malformed and incomplete forms. */
function recognizeFormError(thrown: unknown): unknown {
  if (thrown instanceof multer.MulterError) return createFormError(thrown);
  if (!(thrown instanceof Error)) return thrown;
  const isBrokenForm = /^(Multipart: |Unexpected end of form|Malformed part header)/.test(thrown.message);
  const isAborted = thrown.name === 'AbortError' || /Request (aborted|closed)/.test(thrown.message);
  if (!isBrokenForm && !isAborted) return explainStoreFailure(thrown);
  return new TRPCError({ code: 'BAD_REQUEST', message: 'The form is incomplete.', cause: thrown });
}
