import { Router } from 'express';
import { type CreateFileOperations, failures, ZIP } from '#server/api/openapi/file-operations';
import type { Services } from '#server/composition/services';
import { guardDownloads, handleArchiveError, startDownload } from '#server/http/api/archive-endpoint';
import { sendStream } from '#server/http/files/send-stream';
import { allowMethods } from '#server/http/requests/allow-methods';
import type { CopyService } from './copy-service';

const PATH = '/static-copy/file';

/** Creates the route that sends the copy to the owner. */
export function createCopyDownload(copies: CopyService, auth: Services['auth']): Router {
  const routes = Router();
  routes
    .route(`/api${PATH}`)
    .post(...guardDownloads(auth), async (_request, response) => {
      const { content, bytes } = await copies.read();
      startDownload(response, 'static-copy');
      response.set('Content-Length', String(bytes));
      await sendStream(response, content);
    })
    .all(allowMethods('POST'));
  return routes.use(handleArchiveError);
}

/** Describes the download in the API reference. */
export const createCopyOperations: CreateFileOperations = security => ({
  [PATH]: {
    post: {
      operationId: 'staticCopy-download',
      summary: 'Download the static copy',
      description: 'Sends the copy as one zip file. Two downloads may run at a time.',
      security,
      responses: { 200: { description: 'The copy.', content: ZIP }, ...failures(401, 404, 413, 429) },
    },
  },
});
