import { z } from 'zod';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

/** A file in the uploads store. */
export type UploadRow = {
  /** The name under /uploads/. */
  name: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /**
   * Who put it there: files of the site's own editors are swept when nothing uses them. A released one was given up by a
   * saved record, or deleted while one used it, and goes as soon as none does. A kept one is named by what visitors do
   * not see alone, be it not published, a version or in the trash: they do not get it.
   */
  origin: 'editor' | 'client' | 'sample' | 'resume' | 'released' | 'kept';
  /** Of a kept one: when something that names it is published, as planned. Visitors get it from then on. */
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
