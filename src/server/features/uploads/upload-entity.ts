import { z } from 'zod';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema } from '#server/core/database/stored-values';
import { isMediaName, MEDIA_TYPES } from './media-types';

/**
 * The sources of files:
 * - `editor`: uploaded in an editor, or added by an import.
 * - `client`: uploaded through the API by another program.
 * - `sample`: part of the sample content. Visitors always get it.
 * - `resume`: the resume, which no item names. It is deleted when the owner replaces or removes it.
 */
const UPLOAD_ORIGINS = ['editor', 'client', 'sample', 'resume'] as const;

/** Origins in backups of earlier versions, which became the state `released`. */
export const FORMER_ORIGINS = ['released', 'kept'];

export type UploadRow = {
  /** The name under /uploads/. */
  name: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** The source of the file. */
  origin: (typeof UPLOAD_ORIGINS)[number];
  /**
   * Null for a file that stays, except for an unused one of an editor, which is deleted when it is older than a day and
   * two sweeps, an hour apart, find it unused. A file is released when the owner deletes it, or when an item that
   * used it is deleted for good. It is deleted as soon as no item uses it.
   */
  state: 'released' | null;
  createdAt: Date;
};

export const uploadEntity = defineEntity<UploadRow>({
  name: 'upload',
  revision: null,
  backup: 'content',
  exported: ['name', 'mediaType', 'bytes', 'width', 'height', 'origin', 'createdAt'],
  formerColumns: ['shownAt'],
  belongsTo: null,
  linksTo: [],
  rules: z.object({
    name: z.string().refine(isMediaName, 'not the name of an upload'),
    mediaType: z.enum(MEDIA_TYPES),
    bytes: storedCountSchema,
    width: storedCountSchema.nullish(),
    height: storedCountSchema.nullish(),
    origin: z.enum([...UPLOAD_ORIGINS, ...FORMER_ORIGINS]),
    state: z.literal('released').nullish(),
  }),
  columns: {
    name: { ...column.fileName, primary: true },
    mediaType: column.fileName,
    bytes: column.integer,
    width: { ...column.integer, nullable: true },
    height: { ...column.integer, nullable: true },
    origin: column.key,
    state: { ...column.key, nullable: true },
    createdAt: column.timestamp,
  },
  indices: [
    { name: 'upload_created', columns: ['createdAt'] },
    { name: 'upload_origin', columns: ['origin', 'name'] },
    { name: 'upload_state', columns: ['state', 'name'] },
  ],
});
