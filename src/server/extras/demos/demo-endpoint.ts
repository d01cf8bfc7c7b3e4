import { Router } from 'express';
import { type CreateFileOperations, describeForm } from '#server/api/openapi/file-operations';
import type { UploadRule } from '#server/features/uploads/receive-file';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { UploadService } from '#server/features/uploads/upload-service';
import { createFileReceiver, handleUploadError } from '#server/http/api/receive-upload';
import { guardDemo } from './guard-demo';

const PATH = '/demo';
const RULE: UploadRule = {
  refusal: 'This is not an HTML page. Upload one file that begins with <!doctype html>.',
  maxBytes: { demo: 5 * 1024 * 1024 },
};

/** Creates the route that receives demos. */
export function createDemoRoute(store: UploadStore, uploads: Pick<UploadService, 'add'>): Router {
  const endpoint = Router();
  createFileReceiver(store, endpoint)(`/api${PATH}`, RULE, async (file, request) =>
    uploads.add(await guardDemo(file), request.body?.origin === 'editor' ? 'editor' : 'client'),
  );
  return endpoint.use(handleUploadError);
}

/** Describes the route in the API reference. */
export const createDemoOperations: CreateFileOperations = security => ({
  [PATH]: {
    post: describeForm(security, {
      operationId: 'uploads-addDemo',
      summary: 'Store a demo',
      description:
        'Accepts an HTML page of at most 5 MB, which texts embed. It runs in a sandbox, without access to this site, and loads nothing but what is in the file. Returns 415 for any other file.',
      url: '/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90.html',
    }),
  },
});
