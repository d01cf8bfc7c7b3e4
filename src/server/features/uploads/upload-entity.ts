import { z } from 'zod';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema } from '#server/core/database/stored-values';
import { isMediaName, MEDIA_TYPES } from './media-types';

const UPLOAD_ORIGINS = ['editor', 'client', 'sample', 'resume', 'released', 'kept'] as const;

export type UploadRow = {
  /** The name under /uploads/. */
  name: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /**
   * The source of the file or, later, the reason why it is still stored. It decides when the file is deleted, and
   * whether visitors get it.
   * - `editor`: uploaded in an editor, added by an import, or published after it was hidden. A file older than a
   *   day is deleted when two sweeps, an hour apart, find it unused.
   * - `client`: uploaded through the API by another program. It stays even if no record ever names it.
   * - `sample`: part of the sample content. It is deleted with it unless the owner uses it, and changes of records
   *   neither release nor hide it.
   * - `resume`: the resume, which no record names. It is deleted when the owner replaces or removes it.
   * - `released`: no longer named by one of its records, or deleted by the owner. Visitors still get it while
   *   published content names it. It is deleted as soon as no saved record uses it.
   * - `kept`: hidden from visitors until `shownAt`, because only unpublished content, versions or the trash name it,
   *   or because its deletion has begun. It is deleted as soon as no saved record uses it.
   */
  origin: (typeof UPLOAD_ORIGINS)[number];
  /** The time at which scheduled content that names a hidden file becomes visible, and the file with it. */
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
  rules: z.object({
    name: z.string().refine(isMediaName, 'not the name of an upload'),
    mediaType: z.enum(MEDIA_TYPES),
    bytes: storedCountSchema,
    width: storedCountSchema.nullish(),
    height: storedCountSchema.nullish(),
    origin: z.enum(UPLOAD_ORIGINS),
  }),
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
