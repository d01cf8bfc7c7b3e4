import type { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import type { z } from 'zod';
import type { Services } from '#server/composition/services';
import { AppError } from '#server/core/errors/app-error';
import { describeError } from '#server/core/errors/error-body';
import { requireValidInput } from '#server/core/errors/valid-input';
import { requireOwner } from '#server/core/procedures/procedures';
import { explainStoreFailure } from '#server/features/uploads/upload-errors';
import { isClientDisconnected } from '#server/http/files/send-stream';
import { allowMethods } from '#server/http/requests/allow-methods';
import { getContext, requireOwnerFirst } from '#server/http/requests/create-request-context';
import { reportError } from '#server/http/requests/error-handler';
import { requireType, sendError } from '#server/http/requests/error-response';
import { backupRequestSchema, type RestoreLine, restoreRequestSchema } from '#shared/contract/backups';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'] as const;
const BODY_LIMIT = '16kb';
const readForm = express.urlencoded({ extended: false, limit: BODY_LIMIT, type: FORM_TYPE });
const readJson = express.json({ limit: BODY_LIMIT });
/** Proxies drop a response that is silent for a minute. */
const REPEAT_MS = 15_000;
/** A backup occupies a database connection until the client has read it. */
const MAX_DOWNLOADS = 2;
const RETRY_SECONDS = 30;

type ArchiveServices = Pick<Services, 'auth' | 'backups'>;

/** Creates the endpoint that sends backups and receives archives, as streams of any length. */
export function createArchiveEndpoint({ auth, backups }: ArchiveServices): Router {
  const send: RequestHandler = async (request, response) => {
    const { passphrase } = readBody(backupRequestSchema, request.body);
    const file = startDownload(response, 'portfolio');
    try {
      const options = { passphrase: passphrase || undefined };
      const { bytes } = await backups.write(response, options);
      await backups.made.finish('download', { file, bytes });
    } catch (error) {
      if (!isClientDisconnected(error)) throw error;
    }
  };

  const endpoint = Router();
  const post = (path: string, ...handlers: RequestHandler[]) =>
    endpoint
      .route(path)
      .post(...handlers)
      .all(allowMethods('POST'));
  post('/backup', ...guardDownloads(auth), send);
  post('/backup/file', ...receiveArchive(backups.receive));
  post('/backup/file/:id/restore', requireOwnerFirst, readJson, createRestore(backups));
  return endpoint.use(handleArchiveError);
}

/**
 * Creates the handlers before a download of the owner. They also accept the token in a form, whose response a browser
 * saves to disk without buffering it. Two of its downloads may run at a time.
 */
export function guardDownloads(auth: Services['auth']): RequestHandler[] {
  const requireOwnerOrForm: RequestHandler = async (request, _response, next) => {
    const token: unknown = Object(request.body).token;
    const isForm = request.is(FORM_TYPE) && typeof token === 'string';
    const isOwner = isForm && (await auth.identify(token)) !== null;
    if (!isOwner) await requireOwner(getContext(request));
    next();
  };

  let downloads = 0;
  const limitDownloads: RequestHandler = (_request, response, next) => {
    if (downloads >= MAX_DOWNLOADS) throw createBusyError();
    downloads += 1;
    response.once('close', () => {
      downloads -= 1;
    });
    next();
  };

  return [readForm, readJson, requireOwnerOrForm, limitDownloads];
}

/** Sets the headers of a zip file. Returns its name, which is `name` with the date. */
export function startDownload(response: Response, name: string): string {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.zip`;
  response
    .set('Cache-Control', 'no-store')
    .set('Content-Disposition', `attachment; filename="${file}"`)
    .type('application/zip');
  return file;
}

function createBusyError(): AppError {
  const message = `Couldn't start the download. ${MAX_DOWNLOADS} others are running. Wait for them to finish.`;
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: RETRY_SECONDS });
}

/** Creates the handlers that receive a zip file from the owner as a stream. Responds with what `receive` returns. */
export function receiveArchive(receive: (content: Readable) => Promise<object>): RequestHandler[] {
  const handle: RequestHandler = async (request, response) => {
    const received = await receive(request);
    response.status(201).set('Cache-Control', 'no-store').json(received);
  };
  return [requireOwnerFirst, requireType(...ZIP_TYPES), handle];
}

/** Creates the handler that restores a backup and streams its progress, line by line. */
function createRestore(backups: Services['backups']): RequestHandler {
  return async (request, response) => {
    const id = String(request.params.id);
    const { over, passphrase } = readBody(restoreRequestSchema, request.body);
    let last: RestoreLine | null = null;
    const write = (line: RestoreLine) => {
      // Compression would delay lines.
      if (last === null) response.set('Cache-Control', 'no-store, no-transform').type('application/x-ndjson');
      last = line;
      // The restore continues if the client disconnects.
      if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
    };
    const repeating = setInterval(() => last && write(last), REPEAT_MS).unref();
    const options = { over, passphrase, report: (progress: string) => write({ progress }) };
    try {
      const restored = await backups.stagedUploads.use(id, path => backups.restore(path, options));
      await backups.stagedUploads.remove(id);
      write({ restored });
    } catch (thrown) {
      if (last === null) throw thrown;
      const { error, requestId } = await reportError(request, explainStoreFailure(thrown), 'restore');
      const { code, message } = describeError(error, requestId);
      write({ error: { code, message } });
    } finally {
      clearInterval(repeating);
    }
    response.end();
  };
}

/** Responds to a failed transfer of an archive. */
export const handleArchiveError: ErrorRequestHandler = async (thrown, request, response, _next) => {
  const { error, requestId } = await reportError(request, explainStoreFailure(thrown), 'backup');
  // A cut connection shows that the archive is incomplete.
  if (response.headersSent) response.destroy();
  else {
    for (const name of ['Content-Disposition', 'Content-Length', 'Content-Type']) response.removeHeader(name);
    sendError(response, error, requestId);
  }
};

function readBody<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const { data, error } = schema.safeParse(requireValidInput(body ?? {}));
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}
