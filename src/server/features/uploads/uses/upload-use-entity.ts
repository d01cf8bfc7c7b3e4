import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

/**
 * An item that names a file, in its fields, its unpublished changes, its versions or the trash. The transaction that
 * stores the item writes the row.
 */
export type UploadUseRow = {
  /** The stem of the file's name, which all its variants share. */
  file: string;
  itemId: string;
  /** True if the published fields name the file. */
  isPublic: boolean;
  /** The time at which visitors see the item, or null for always. */
  visibleFrom: Date | null;
};

export const uploadUseEntity = defineEntity<UploadUseRow>({
  name: 'upload_use',
  revision: null,
  // A restore derives the rows from the content.
  backup: null,
  columns: {
    file: { ...column.fileName, primary: true },
    itemId: { ...column.id, primary: true },
    isPublic: column.boolean,
    visibleFrom: { ...column.timestamp, nullable: true },
  },
  indices: [{ name: 'upload_use_item', columns: ['itemId'] }],
});
