import type { Database } from '#server/core/database/database';
import type { PreviewedItem, PreviewLink } from '#shared/contract/preview';
export declare const PREVIEW_LIFETIME_MS: number;
export type PreviewService<Preview> = ReturnType<typeof createPreviewService<Preview>>;
/**
 * Finds an item as visitors will see it, published or not.
 * @throws AppError NOT_FOUND
 */
type FindPreview<Preview> = (item: PreviewedItem) => Promise<Preview>;
/**
 * Manages secret addresses of unpublished items. `find` is passed in because features do not import each
 * other.
 */
export declare function createPreviewService<Preview>(db: Database, find: FindPreview<Preview>): {
    findLink: ({ id, kind }: PreviewedItem) => Promise<PreviewLink | null>;
    createLink: (item: PreviewedItem) => Promise<PreviewLink>;
    revokeLink: ({ id, kind }: PreviewedItem) => Promise<void>;
    open: (token: string) => Promise<Preview>;
};
export {};
