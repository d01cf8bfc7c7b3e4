import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import type { PreviewedItem } from '#shared/contract/preview';

/** The secret address of an item. Kept as it is: whoever reads the database reads the item too. */
export type PreviewLinkRow = { itemId: string; kind: PreviewedItem['kind']; token: string; expiresAt: Date };

export const previewLinkEntity = defineEntity<PreviewLinkRow>({
  name: 'preview_link',
  revision: null,
  // An address that was given away is one of this site, not of its copy.
  backup: null,
  columns: {
    itemId: { ...column.id, primary: true },
    kind: column.key,
    token: column.key,
    expiresAt: column.timestamp,
  },
  indices: [{ name: 'preview_link_token', columns: ['token'], unique: true }],
});
