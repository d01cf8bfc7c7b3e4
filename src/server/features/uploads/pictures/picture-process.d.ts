import { type AppErrorCode } from '#server/core/errors/app-error';
import type { MediaType } from '#server/features/uploads/media-types';
import type { DrawingTask } from '#server/features/uploads/svg/drawing-file';
import type { AvifTask } from './avif-file';
import type { PreparedImage } from './image-files';
type ImageOrder = {
    source: string;
    type: MediaType;
    id: string;
    folder: string;
};
export type PictureTask = (ImageOrder | AvifTask | DrawingTask) & {
    /** A lower limit of processor time than the default. */
    maxCpuMs?: number | undefined;
};
export type PictureAnswer = PictureResult & {
    residentBytes: number;
};
export type PictureResult = {
    image: PreparedImage;
} | {
    isMade: true;
} | {
    refused: {
        code: AppErrorCode;
        message: string;
    };
} | {
    failed: {
        message: string;
        code: string | undefined;
    };
};
export type PictureProcess = ReturnType<typeof createPictureProcess>;
/**
 * Processes pictures in a separate process, one at a time. The server stays responsive, an expensive picture
 * can be stopped, and the memory is released when the process ends a few seconds after the last picture.
 */
export declare function createPictureProcess(): {
    prepare: (task: ImageOrder & Pick<PictureTask, 'maxCpuMs'>) => Promise<PreparedImage>;
    /** Sanitizes the drawing at this path in place. */
    sanitize: (drawing: string) => Promise<void>;
    encodeAvif: (task: AvifTask) => Promise<void>;
};
export {};
