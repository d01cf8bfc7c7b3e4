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
   * The source of the file or, later, the reason why it is still stored. It decides when the file is deleted. A
   * file that becomes visible again counts as uploaded in an editor.
   * - `editor`: uploaded in an editor; deleted when unused.
   * - `client`: uploaded through the API; deleted when unused for longer.
   * - `sample`: part of the sample content.
   * - `resume`: the resume, which no record names.
   * - `released`: no longer named by a record, or deleted while in use; deleted as soon as nothing uses it.
   * - `kept`: named only by unpublished content, versions or the trash; hidden from visitors.
   */
  origin: (typeof UPLOAD_ORIGINS)[number];
  /** The time at which scheduled content that names a kept file becomes visible, and the file with it. */
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
