import { stagedBackupExample } from '#server/api/backup-examples';
import { stagedMarkdownExample } from '#server/imports/import-examples';
import {
  backupRequestSchema,
  restoreLineSchema,
  restoreRequestSchema,
  stagedBackupSchema,
} from '#shared/contract/backups';
import { stagedMarkdownSchema } from '#shared/contract/import';
import { describeFailures } from './describe-failures';
import { describeReceived, describeSent } from './describe-schema';
import type { Operation, Paths, Schema, Schemas } from './document-types';

const ZIP = { type: 'string' as const, format: 'binary' };
const tags = ['backups'];

type StagedUpload = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  result: string;
  json: { schema: Schema; example: unknown };
};

/**
 * Describes the paths that send or receive streams. They are not procedures, so the generator does not find
 * them.
 */
export function describeBackups(security: Operation['security'] & object): {
  paths: Paths;
  schemas: Schemas;
} {
  const stagedBackup = describeReceived(stagedBackupSchema);
  const stagedMarkdown = describeReceived(stagedMarkdownSchema);
  return {
    paths: {
      '/backup': {
        post: {
          operationId: 'backups-create',
          summary: 'Create and download a backup',
          description:
            'Streams a snapshot of the whole site as one zip file. If the backup fails, the connection is cut and the file is incomplete. Two downloads may run at a time. docs/operate.md describes the format.',
          tags,
          security,
          requestBody: describeSentJson(backupRequestSchema),
          responses: {
            200: { description: 'The backup.', content: { 'application/zip': { schema: ZIP } } },
            ...describeFailures([400, 401, 413, 429, 500, 503]),
          },
        },
      },
      '/static-copy/file': {
        post: {
          operationId: 'copies-download',
          summary: 'Download the static copy',
          description: 'Sends the copy as one zip file. Two downloads may run at a time.',
          tags: ['copies'],
          security,
          responses: {
            200: { description: 'The copy.', content: { 'application/zip': { schema: ZIP } } },
            ...describeFailures([401, 404, 413, 429, 500, 503]),
          },
        },
      },
      '/backup/file': {
        post: describeStagedUpload(security, {
          operationId: 'backups-receive',
          summary: 'Upload a backup',
          description:
            'The file is verified against its checksums and staged for an hour, to be restored. Nothing is changed until then.',
          tags,
          result: 'File verified and staged.',
          json: { schema: stagedBackup.schema, example: stagedBackupExample },
        }),
      },
      '/imports/markdown/file': {
        post: describeStagedUpload(security, {
          operationId: 'imports-receiveMarkdown',
          summary: 'Upload an archive of Markdown files',
          description:
            'The files of a Hugo, Jekyll or Astro site with their images: at most 2,000 files of 1 MB each, 50 MB in total. The archive is staged for an hour, to be imported. Nothing is changed until then.',
          tags: ['imports'],
          result: 'Archive read and staged.',
          json: { schema: stagedMarkdown.schema, example: stagedMarkdownExample },
        }),
      },
      '/backup/file/{id}/restore': {
        post: describeRestore(security),
      },
    },
    schemas: { ...stagedBackup.named, ...stagedMarkdown.named },
  };
}

/** Describes the upload of a zip file that the server stages for a later request. */
function describeStagedUpload(
  security: Operation['security'] & object,
  { result, json, ...described }: StagedUpload,
): Operation {
  return {
    ...described,
    security,
    requestBody: { required: true, content: { 'application/zip': { schema: ZIP } } },
    responses: {
      201: { description: result, content: { 'application/json': json } },
      ...describeFailures([400, 401, 415, 500, 503]),
    },
  };
}

function describeRestore(security: Operation['security'] & object): Operation {
  return {
    operationId: 'backups-restore',
    summary: 'Restore a backup, replacing the content of the site',
    description:
      'All-or-nothing. Streams progress as NDJSON; the last line has `restored`, or `error` when nothing was changed.',
    tags,
    security,
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'The ID of the uploaded file.',
        schema: { type: 'string' },
      },
    ],
    requestBody: describeSentJson(restoreRequestSchema),
    responses: {
      200: {
        description: 'Newline-delimited JSON.',
        content: { 'application/x-ndjson': { schema: describeReceived(restoreLineSchema).schema } },
      },
      ...describeFailures([400, 401, 404, 409, 413, 500, 503]),
    },
  };
}

function describeSentJson(schema: Parameters<typeof describeSent>[0]): Operation['requestBody'] & object {
  return { required: false, content: { 'application/json': { schema: describeSent(schema).schema } } };
}
