import { rm } from 'node:fs/promises';
import type { Request } from 'express';
import type multer from 'multer';
import { receiveFile, type UploadRule } from '../features/uploads/receive-file';
import type { ArrivedFile } from '../features/uploads/upload-service';
import type { UploadStore } from '../features/uploads/upload-store';

/** Files that have arrived, by the request that brought them: no request brings two. */
const arrivals = new WeakMap<Request, ArrivedFile>();

export function arrivalOf(request: Request): ArrivedFile | undefined {
  return arrivals.get(request);
}

/** Takes a file as receiveFile does, for the request that brings it. */
export function createArrivalStorage(store: UploadStore, rule: UploadRule): multer.StorageEngine {
  return {
    _handleFile: (request, file, done) => {
      receiveFile(store, rule, file.stream).then(arrived => {
        arrivals.set(request, arrived);
        done(null);
      }, done);
    },
    _removeFile: (request, _file, done) => {
      const arrived = arrivals.get(request);
      arrivals.delete(request);
      if (!arrived) done(null);
      else rm(arrived.workspace, { recursive: true, force: true }).then(() => done(null), done);
    },
  };
}
