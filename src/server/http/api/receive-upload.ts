import { rm } from 'node:fs/promises';
import { TRPCError } from '@trpc/server';
import type { ErrorRequestHandler, Request, RequestHandler, Router } from 'express';
import multer from 'multer';
import { receiveFile, type UploadRule } from '#server/features/uploads/receive-file';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { createTooLargeError, explainStoreFailure } from '#server/features/uploads/upload-errors';
import type { ReceivedFile } from '#server/features/uploads/upload-service';
import { allowMethods } from '#server/http/requests/allow-methods';
import { requireOwnerFirst } from '#server/http/requests/create-request-context';
import { reportError } from '#server/http/requests/error-handler';
import { requireType, sendError } from '#server/http/requests/error-response';

const FIELD = 'file';
/** Room for the boundaries and the few short fields beside the file. */
const FORM_BYTES = 64 * 1024;

/** Creates a function that adds routes which receive a file of the owner, as a multipart form with one field `file`. */
export function createFileReceiver(store: UploadStore, endpoint: Router) {
  return (
    path: string,
    rule: UploadRule,
    save: (file: ReceivedFile, request: Request) => Promise<unknown>,
  ): void => {
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
  };
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

/** Reports a failed upload. */
export const handleUploadError: ErrorRequestHandler = async (thrown, request, response, _next) => {
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
