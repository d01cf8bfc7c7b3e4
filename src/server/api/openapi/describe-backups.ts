import { stagedMarkdownExample } from '#server/imports/import-examples';
import {
  arrivedBackupSchema,
  backupRequestSchema,
  restoreLineSchema,
  restoreRequestSchema,
} from '#shared/contract/backups';
import { arrivedMarkdownSchema } from '#shared/contract/import';
import { stagedBackupExample } from '../backup-examples';
import { describeFailures } from './describe-failures';
import { describeReceived, describeSent } from './describe-schema';
import type { Operation, Paths, Schemas } from './document-types';

const ZIP = { type: 'string' as const, format: 'binary' };
const tags = ['backups'];

/** What is sent or answered as a stream is no procedure: such paths are described by hand, here. */
export function describeBackups(security: Operation['security'] & object): {
  paths: Paths;
  schemas: Schemas;
} {
  const arrived = describeReceived(arrivedBackupSchema);
  const arrivedMarkdown = describeReceived(arrivedMarkdownSchema);
  const sentJson = (schema: Parameters<typeof describeSent>[0]) => ({
    required: false,
    content: { 'application/json': { schema: describeSent(schema).schema } },
  });
  return {
    paths: {
      '/backup': {
        post: {
          operationId: 'backups-create',
          summary: 'Make a backup, and send it as it is made',
          description:
            'The whole site at this moment as one zip file. An answer that ends before its time is no backup: the connection is cut. docs/operate.md describes the format.',
          tags,
          security,
          requestBody: sentJson(backupRequestSchema),
          responses: {
            200: { description: 'The backup.', content: { 'application/zip': { schema: ZIP } } },
            ...describeFailures([400, 401, 413, 500, 503]),
          },
        },
      },
      '/backup/file': {
        post: {
          operationId: 'backups-receive',
          summary: 'Send a backup or an export, to be looked at',
          description:
            'It is read from end to end and compared with its checksums. It waits for an hour to be restored or imported; until then nothing is changed.',
          tags,
          security,
          requestBody: { required: true, content: { 'application/zip': { schema: ZIP } } },
          responses: {
            201: {
              description: 'The file is whole, and waits.',
              content: { 'application/json': { schema: arrived.schema, example: stagedBackupExample } },
            },
            ...describeFailures([400, 401, 415, 500, 503]),
          },
        },
      },
      '/imports/markdown/file': {
        post: {
          operationId: 'imports-receiveMarkdown',
          summary: 'Send an archive of Markdown files, to be looked at',
          description:
            'The files of a Hugo, Jekyll or Astro site with the pictures that they name, at most 2000 of 1 MB each and 50 MB together. It waits for an hour to be imported; until then nothing is changed.',
          tags: ['imports'],
          security,
          requestBody: { required: true, content: { 'application/zip': { schema: ZIP } } },
          responses: {
            201: {
              description: 'The archive can be read, and waits.',
              content: {
                'application/json': { schema: arrivedMarkdown.schema, example: stagedMarkdownExample },
              },
            },
            ...describeFailures([400, 401, 415, 500, 503]),
          },
        },
      },
      '/backup/file/{id}/restore': {
        post: {
          operationId: 'backups-restore',
          summary: 'Put a backup in the place of what the site has',
          description:
            'Whole, or not at all. Tells line by line how far it is; the last line has `restored`, or `error` when nothing was changed.',
          tags,
          security,
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              description: 'Of the file that was sent.',
              schema: { type: 'string' },
            },
          ],
          requestBody: sentJson(restoreRequestSchema),
          responses: {
            200: {
              description: 'One JSON document a line.',
              content: { 'application/x-ndjson': { schema: describeReceived(restoreLineSchema).schema } },
            },
            ...describeFailures([400, 401, 404, 409, 413, 500, 503]),
          },
        },
      },
    },
    schemas: { ...arrived.named, ...arrivedMarkdown.named },
  };
}
