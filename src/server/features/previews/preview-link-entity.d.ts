import type { PreviewedItem } from '#shared/contract/preview';
/**
 * The secret address of an item. It is stored without hashing, because anyone who can read the database can
 * read the item too.
 */
export type PreviewLinkRow = {
    itemId: string;
    kind: PreviewedItem['kind'];
    token: string;
    expiresAt: Date;
};
export declare const previewLinkEntity: import("#server/core/database/entity").Entity<PreviewLinkRow>;
