import type { GenerateOpenApiDocumentOptions } from 'trpc-openapi';
import type { z } from 'zod';
import { stagedBackupExample } from '#server/api/backup-examples';
import { describeFailures, type FailureStatus } from '#server/core/procedures/failures';
import { STORED_FILE, STORED_FONT } from '#server/features/uploads/upload-examples';
import {
  backupRequestSchema,
  restoreLineSchema,
  restoreRequestSchema,
  stagedBackupIdSchema,
  stagedBackupSchema,
} from '#shared/contract/backups';
import { uploadedSchema } from '#shared/contract/upload';

export type Paths = NonNullable<GenerateOpenApiDocumentOptions['paths']>;
export type Operation = NonNullable<Paths[string]['post']>;
/** Creates operations that are not procedures, all of which require the owner. */
export type CreateFileOperations = (security: NonNullable<Operation['security']>) => Paths;

export const ZIP = { 'application/zip': { schema: { type: 'string' as const, format: 'binary' } } };

type Form = {
  operationId: string;
  summary: string;
  description: string;
  url: string;
  fields?: Record<string, { type: 'string'; enum?: string[]; description: string }>;
};
type StagedUpload = {
  operationId: string;
  summary: string;
  description: string;
  result: string;
  json: { schema: z.ZodType; example: unknown };
};

/**
 * Creates the operations that send or receive files and streams. They are not procedures, so the generator
 * does not find them. They all require the owner.
 */
export const createCoreFileOperations: CreateFileOperations = security => ({
  '/upload': {
    post: describeForm(security, {
      operationId: 'uploads-create',
      summary: 'Store an image or a video',
      description:
        'Accepts JPEG, PNG, WebP, AVIF, GIF, SVG (scripts are removed; one that would lose labels in HTML or linked pictures is refused), MP4, WebM and QuickTime, recognized by content rather than by name. Returns 413 for a file that is too large, has too many pixels (50 megapixels for JPEG and PNG, 14 for WebP, 8 for GIF, 3.7 for AVIF, 200 in all frames of an animation) or takes too much time or memory to process, and 415 for any other type. Metadata is removed. `warning` names the browsers that play a video, unless all do.',
      url: STORED_FILE,
      fields: {
        origin: {
          type: 'string',
          enum: ['editor'],
          description: "Set by the site's own editors: the file is deleted after a day without use.",
        },
      },
    }),
  },
  '/font': {
    post: describeForm(security, {
      operationId: 'uploads-addFont',
      summary: 'Add a font for the resume and share pictures',
      description:
        'Accepts a TTF or OTF font of at most 25 MB, with outlines and one weight. Returns 415 for any other, and for one that is damaged. `fonts` of `GET /site` then has it with the name of the file; at most 10 are allowed.',
      url: STORED_FONT,
    }),
  },
  '/resume': {
    post: describeForm(security, {
      operationId: 'uploads-replaceResume',
      summary: 'Store the resume, replacing the previous one',
      description: 'Accepts a PDF of at most 10 MB, which is then served at /WebResume.pdf.',
      url: '/WebResume.pdf',
    }),
  },
  '/backup': {
    post: {
      operationId: 'backups-create',
      summary: 'Create and download a backup',
      description:
        'Streams a snapshot of the whole site as one zip file. If the backup fails, the connection is cut and the file is incomplete. Two downloads may run at a time. docs/operate.md describes the format.',
      security,
      requestBody: { content: { 'application/json': { schema: backupRequestSchema } } },
      responses: { 200: { description: 'The backup.', content: ZIP }, ...failures(401, 413, 429) },
    },
  },
  '/backup/file': {
    post: describeStagedUpload(security, {
      operationId: 'backups-receive',
      summary: 'Upload a backup',
      description:
        'The file is verified against its checksums and staged for an hour, to be restored. Nothing is changed until then.',
      result: 'File verified and staged.',
      json: { schema: stagedBackupSchema, example: stagedBackupExample },
    }),
  },
  '/backup/file/{id}/restore': {
    post: {
      operationId: 'backups-restore',
      summary: 'Restore a backup, replacing the content of the site',
      description:
        'All-or-nothing. Streams progress as NDJSON; the last line has `restored`, or `error` when nothing was changed.',
      security,
      requestParams: { path: stagedBackupIdSchema },
      requestBody: { content: { 'application/json': { schema: restoreRequestSchema } } },
      responses: {
        200: {
          description: 'Newline-delimited JSON.',
          content: { 'application/x-ndjson': { schema: restoreLineSchema } },
        },
        ...failures(401, 404, 409, 413),
      },
    },
  },
});

/** Describes the upload of one file as a multipart form. */
export function describeForm(
  security: NonNullable<Operation['security']>,
  { url, fields = {}, ...described }: Form,
): Operation {
  const file = { type: 'string' as const, format: 'binary', description: 'The file.' };
  const schema = { type: 'object' as const, properties: { file, ...fields }, required: ['file'] };
  return {
    ...described,
    security,
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: {
      201: {
        description: 'File stored.',
        content: { 'application/json': { schema: uploadedSchema, example: { url } } },
      },
      ...failures(401, 413, 415),
    },
  };
}

/** Describes the upload of a zip file that the server stages for a later request. */
export function describeStagedUpload(
  security: NonNullable<Operation['security']>,
  { result, json, ...described }: StagedUpload,
): Operation {
  return {
    ...described,
    security,
    requestBody: { required: true, content: ZIP },
    responses: {
      201: { description: result, content: { 'application/json': json } },
      ...failures(401, 415),
    },
  };
}

export function failures(...statuses: FailureStatus[]): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(describeFailures(statuses)).map(([status, description]) => [status, { description }]),
  );
}
