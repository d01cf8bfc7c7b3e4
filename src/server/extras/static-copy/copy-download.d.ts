import { Router } from 'express';
import { type CreateFileOperations } from '#server/api/openapi/file-operations';
import type { Services } from '#server/composition/services';
import type { CopyService } from './copy-service';
/** Creates the route that sends the copy to the owner. */
export declare function createCopyDownload(copies: CopyService, auth: Services['auth']): Router;
/** Describes the download in the API reference. */
export declare const createCopyOperations: CreateFileOperations;
