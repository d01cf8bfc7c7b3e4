import type { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { backupRequestSchema, type RestoreLine, restoreRequestSchema } from '#shared/contract/backups';
import type { BackupService } from '../composition/backup/backup-service';
import { withoutDatabaseTime } from '../core/database/database-time';
import { describeError } from '../core/errors/error-body';
import { requireValidInput } from '../core/errors/valid-input';
import { requireOwner } from '../core/procedures/procedures';
import type { Identity, RequestContext } from '../core/procedures/request-context';
import { explainStoreFailure } from '../features/uploads/upload-errors';
import type { MarkdownSource } from '../imports/sources/markdown/markdown-source';
import { sendError, toTrpcError } from './error-response';
import { isClientDisconnected } from './send-stream';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'];
const BODY_LIMIT = '16kb';
/** Proxies give up an answer that says nothing for a minute. */
const REPEAT_MS = 15_000;

export type ArchiveEndpointOptions = {
  backups: BackupService;
  markdown: MarkdownSource;
  identify: (token: string | undefined) => Promise<Identity | null>;
  getContext: (request: Request) => RequestContext;
  onError: (error: TRPCError, context: RequestContext, procedure?: string) => void;
};

/** Backups on their way out and in, and other archives on their way in: all are streams, of any length. */
export function createArchiveEndpoint(options: ArchiveEndpointOptions): Router {
  const { backups, markdown, identify, getContext, onError } = options;
  const endpoint = Router();

  const requireOwnerFirst: RequestHandler = async (request, _response, next) => {
    await requireOwner(getContext(request));
    next();
  };

  /** A browser saves what a form answers, without holding it: the form brings the token that a script would send. */
  const requireOwnerOrForm: RequestHandler = async (request, _response, next) => {
    const token: unknown = Object(request.body).token;
    const isOwner = request.is(FORM_TYPE) && typeof token === 'string' && (await identify(token)) !== null;
    if (!isOwner) await requireOwner(getContext(request));
    next();
  };

  const send: RequestHandler = async (request, response) => {
    const { passphrase, scope, drafts } = readBody(backupRequestSchema, request.body);
    const name = scope === 'site' ? 'portfolio' : 'portfolio-content';
    const file = `${name}-${new Date().toISOString().slice(0, 10)}.zip`;
    response
      .set('Cache-Control', 'no-store')
      .set('Content-Disposition', `attachment; filename="${file}"`)
      .type('application/zip');
    const wanted = passphrase === '' ? undefined : passphrase;
    try {
      if (scope === 'content') {
        await withoutDatabaseTime(() => backups.writeContent(response, { hasDrafts: drafts }));
        return;
      }
      const { bytes } = await withoutDatabaseTime(() => backups.write(response, { passphrase: wanted }));
      await backups.made.finish('download', { file, bytes });
    } catch (error) {
      if (!isClientDisconnected(error)) throw error;
    }
  };

  const receiveBy =
    (receive: (content: Readable) => Promise<object>): RequestHandler =>
    async (request, response) => {
      const arrived = await withoutDatabaseTime(() => receive(request));
      response.status(201).set('Cache-Control', 'no-store').json(arrived);
    };

  const restore: RequestHandler<{ id: string }> = async (request, response) => {
    const { over, passphrase } = readBody(restoreRequestSchema, request.body);
    let last: RestoreLine | null = null;
    const say = (line: RestoreLine) => {
      // Not through the compression, which holds lines back.
      if (last === null) response.set('Cache-Control', 'no-store, no-transform').type('application/x-ndjson');
      last = line;
      // Who has gone away does not stop what has begun.
      if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
    };
    const repeating = setInterval(() => last && say(last), REPEAT_MS).unref();
    try {
      const report = (progress: string) => say({ progress });
      const restored = await withoutDatabaseTime(() =>
        backups.stagedUploads.use(request.params.id, path =>
          backups.restore(path, { over, passphrase, report }),
        ),
      );
      await backups.stagedUploads.remove(request.params.id);
      say({ restored });
      response.end();
    } catch (thrown) {
      if (last === null) throw thrown;
      const context = getContext(request);
      const error = await toTrpcError(explainStoreFailure(thrown), context);
      onError(error, context, 'restore');
      const { code, message } = describeError(error, context.requestId);
      say({ error: { code, message } });
      response.end();
    } finally {
      clearInterval(repeating);
    }
  };

  const fail: ErrorRequestHandler = async (thrown, request, response, _next) => {
    const context = getContext(request);
    const error = await toTrpcError(explainStoreFailure(thrown), context);
    onError(error, context, 'backup');
    // Half a backup must not be taken for a whole one.
    if (response.headersSent) response.destroy();
    else {
      for (const name of ['Content-Disposition', 'Content-Type']) response.removeHeader(name);
      sendError(response, error, context.requestId);
    }
  };

  const form = express.urlencoded({ extended: false, limit: BODY_LIMIT, type: FORM_TYPE });
  const json = express.json({ limit: BODY_LIMIT });
  endpoint.post('/backup', form, json, requireOwnerOrForm, send);
  endpoint.post('/backup/file', requireOwnerFirst, requireZip, receiveBy(backups.receive));
  endpoint.post('/imports/markdown/file', requireOwnerFirst, requireZip, receiveBy(markdown.receive));
  endpoint.post('/backup/file/:id/restore', requireOwnerFirst, json, restore);
  endpoint.use(fail);
  return endpoint;
}

function readBody<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const { data, error } = schema.safeParse(requireValidInput(body ?? {}));
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}

const requireZip: RequestHandler = (request, _response, next) => {
  if (request.is(ZIP_TYPES)) next();
  else
    next(
      new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The request body must be application/zip' }),
    );
};
