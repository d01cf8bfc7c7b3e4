import { z } from 'zod';
import type { ContentTable } from '#server/core/content/content-kind';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { filesOfUpload } from '#shared/upload-names';

/** A file in the uploads store. */
export type UploadRow = {
  /** The name under /uploads/. */
  name: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /**
   * The owner of the file. Files from the editors are swept when unused. A released file was dropped by a record, or deleted
   * while in use, and is deleted as soon as nothing uses it. A kept file is named only by unpublished content, versions or
   * the trash, and is hidden from visitors.
   */
  origin: 'editor' | 'client' | 'sample' | 'resume' | 'released' | 'kept';
  /** For a kept file: the scheduled publication of content that names it, which makes it visible. */
  shownAt?: Date | null;
  createdAt: Date;
};

export const uploadEntity = defineEntity<UploadRow>({
  name: 'upload',
  revision: null,
  backup: 'content',
  exported: ['name', 'mediaType', 'bytes', 'width', 'height', 'origin', 'shownAt', 'createdAt'],
  belongsTo: null,
  linksTo: [],
  rules: z.object({ name: z.string().regex(/^[a-z\d][a-z\d.-]*$/) }),
  columns: {
    name: { ...column.fileName, primary: true },
    mediaType: column.fileName,
    bytes: column.integer,
    width: { ...column.integer, nullable: true },
    height: { ...column.integer, nullable: true },
    origin: column.key,
    shownAt: { ...column.timestamp, nullable: true },
    createdAt: column.timestamp,
  },
  indices: [
    { name: 'upload_created', columns: ['createdAt'] },
    { name: 'upload_origin', columns: ['origin', 'name'] },
  ],
});

/** Defines how uploads are imported from another site. */
export const uploadTable: ContentTable = {
  entity: uploadEntity,
  imports: {
    // Origin and visibility of a file follow from the content that names it.
    local: ['origin', 'shownAt'],
    onlyAdds: true,
    comesFirst: true,
    listFiles: ({ name }) => filesOfUpload(String(name)),
    // The file is deleted after the change, if nothing names it.
    remove: async (manager, { name }) => {
      await manager.update(uploadEntity, { name }, { origin: 'released' });
    },
  },
  version: 'none',
};
