import { Router } from 'express';
import { type CreateFileOperations, describeStagedUpload } from '#server/api/openapi/file-operations';
import { stagedMarkdownExample } from '#server/extras/imports/import-examples';
import { handleArchiveError, receiveArchive } from '#server/http/api/archive-endpoint';
import { allowMethods } from '#server/http/requests/allow-methods';
import { stagedMarkdownSchema } from '#shared/extras/imports/import-contract';
import type { MarkdownSource } from './markdown-source';

const PATH = '/imports/markdown/file';

/** Creates the route that receives an archive of Markdown files. */
export function createMarkdownRoute({ receive }: MarkdownSource): Router {
  const endpoint = Router();
  endpoint
    .route(`/api${PATH}`)
    .post(...receiveArchive(receive))
    .all(allowMethods('POST'));
  return endpoint.use(handleArchiveError);
}

/** Describes the route in the API reference. */
export const createMarkdownOperations: CreateFileOperations = security => ({
  [PATH]: {
    post: describeStagedUpload(security, {
      operationId: 'imports-receiveMarkdown',
      summary: 'Upload an archive of Markdown files',
      description:
        'The files of a Hugo, Jekyll or Astro site with their images: at most 2,000 files of 1 MB each, 50 MB in total. The archive is staged for an hour, to be imported. Nothing is changed until then.',
      result: 'Archive read and staged.',
      json: { schema: stagedMarkdownSchema, example: stagedMarkdownExample },
    }),
  },
});
