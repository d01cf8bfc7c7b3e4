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
import { backupRequestSchema, type RestoreLine, restoreRequestSchema } from '#shared/contract/backups';
import { allowMethods } from './allow-methods';
import { getContext, requireOwnerFirst } from './create-request-context';
import { reportError } from './error-handler';
import { requireType, sendError } from './error-response';
import { isClientDisconnected, sendStream } from './send-stream';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'] as const;
const BODY_LIMIT = '16kb';
/** Proxies drop a response that is silent for a minute. */
const REPEAT_MS = 15_000;
/** A backup occupies a database connection until the client has read it. */
const MAX_DOWNLOADS = 2;
const RETRY_SECONDS = 30;

type ArchiveServices = Pick<Services, 'auth' | 'backups' | 'copies'>;

/** Creates the endpoint that sends backups and receives archives, as streams of any length. */
export function createArchiveEndpoint({ auth, backups, copies }: ArchiveServices): Router {
  /** Also accepts the token in a form, whose response a browser saves to disk without buffering it. */
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

  const sendCopy: RequestHandler = async (_request, response) => {
    const { content, bytes } = await copies.read();
    startDownload(response, 'static-copy');
    response.set('Content-Length', String(bytes));
    await sendStream(response, content);
  };

  const form = express.urlencoded({ extended: false, limit: BODY_LIMIT, type: FORM_TYPE });
  const json = express.json({ limit: BODY_LIMIT });
  const endpoint = Router();
  const post = (path: string, ...handlers: RequestHandler[]) =>
    endpoint
      .route(path)
      .post(...handlers)
      .all(allowMethods('POST'));
  post('/backup', form, json, requireOwnerOrForm, limitDownloads, send);
  post('/static-copy/file', form, json, requireOwnerOrForm, limitDownloads, sendCopy);
  post('/backup/file', ...receiveArchive(backups.receive));
  post('/backup/file/:id/restore', requireOwnerFirst, json, createRestore(backups));
  return endpoint.use(handleArchiveError);
}

/** Returns the name of the file, which is `name` with the date. */
function startDownload(response: Response, name: string): string {
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
  // A cut connection shows that the backup is incomplete.
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
