import { rm } from 'node:fs/promises';
import type { Request } from 'express';
import type multer from 'multer';
import { receiveFile, type UploadRule } from '../features/uploads/receive-file';
import type { ReceivedFile } from '../features/uploads/upload-service';
import type { UploadStore } from '../features/uploads/upload-store';

/** Files that have upload, by the request that brought them: no request brings two. */
const receivedFiles = new WeakMap<Request, ReceivedFile>();

export function findReceivedFile(request: Request): ReceivedFile | undefined {
  return receivedFiles.get(request);
}

/** Takes a file as receiveFile does, for the request that brings it. */
export function createUploadStorage(store: UploadStore, rule: UploadRule): multer.StorageEngine {
  return {
    _handleFile: (request, file, done) => {
      receiveFile(store, rule, file.stream).then(upload => {
        receivedFiles.set(request, upload);
        done(null);
      }, done);
    },
    _removeFile: (request, _file, done) => {
      const upload = receivedFiles.get(request);
      receivedFiles.delete(request);
      if (!upload) done(null);
      else rm(upload.workspace, { recursive: true, force: true }).then(() => done(null), done);
    },
  };
}
