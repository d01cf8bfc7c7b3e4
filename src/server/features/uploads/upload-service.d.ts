import type { Upload, Uploaded } from '#shared/contract/upload';
import { type UploadDeletionDeps } from './lifetime/upload-deletion';
import type { MediaType } from './media-types';
import type { PictureProcess } from './pictures/picture-process';
import { type UploadRow } from './upload-entity';
/** A fully received file in its own workspace. */
export type ReceivedFile = {
    path: string;
    workspace: string;
    bytes: number;
    type: MediaType;
};
export type UploadService = ReturnType<typeof createUploadService>;
type UploadServiceDeps = UploadDeletionDeps & {
    pictures: Pick<PictureProcess, 'prepare'>;
    onStored: (name: string) => void;
};
export declare function createUploadService(deps: UploadServiceDeps): {
    remove: (name: string) => Promise<void>;
    deleteReleased: () => Promise<void>;
    deleteIfUnused: (name: string) => Promise<boolean>;
    removeFiles: (name: string) => Promise<void>;
    withdrawHidden: (stems: string[]) => Promise<void>;
    add: (received: ReceivedFile, origin: UploadRow['origin']) => Promise<Uploaded>;
    list: () => Promise<Upload[]>;
};
export {};
