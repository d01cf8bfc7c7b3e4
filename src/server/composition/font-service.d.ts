import type { TypefaceLoader } from '#server/core/font/typefaces';
import type { SiteService } from '#server/features/site/site-service';
import type { ReceivedFile, UploadService } from '#server/features/uploads/upload-service';
import type { Uploaded } from '#shared/contract/upload';
export type FontService = ReturnType<typeof createFontService>;
type FontDeps = {
    uploads: Pick<UploadService, 'add'>;
    site: Pick<SiteService, 'get' | 'addFont' | 'removeFont'>;
    loadTypefaces: TypefaceLoader;
};
/** Manages the fonts of the generated resume and share pictures. */
export declare function createFontService({ uploads, site, loadTypefaces }: FontDeps): {
    add: (received: ReceivedFile, fileName: string) => Promise<Uploaded>;
    remove: (fileName: string) => Promise<void>;
};
export {};
