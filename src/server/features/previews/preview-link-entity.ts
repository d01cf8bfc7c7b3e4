import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import type { PreviewedItem } from '#shared/contract/preview';

/**
 * The secret address of an item. It is stored without hashing, because anyone who can read the database can
 * read the item too.
 */
export type PreviewLinkRow = { itemId: string; kind: PreviewedItem['kind']; token: string; expiresAt: Date };

export const previewLinkEntity = defineEntity<PreviewLinkRow>({
  name: 'preview_link',
  revision: null,
  // A secret address is valid for this site only, not for its copy.
  backup: null,
  columns: {
    itemId: { ...column.id, primary: true },
    kind: column.key,
    token: column.key,
    expiresAt: column.timestamp,
  },
  indices: [{ name: 'preview_link_token', columns: ['token'], unique: true }],
});
