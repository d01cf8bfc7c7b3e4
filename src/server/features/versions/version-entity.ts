import { z } from 'zod';
import type { StoredFields } from '#server/core/content/history';
import { asJson, column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema, storedItemIdSchema } from '#server/core/database/stored-values';
import type { ContentKindName } from '#shared/content-kinds';
import { versionKindSchema } from '#shared/contract/version';
import { listUploadStems } from '#shared/upload-names';

/** A state of an item. The highest version of an item is the current one, whose data is in its own table. */
export type VersionRow = {
  id: string;
  kind: ContentKindName;
  itemId: string;
  number: number;
  name: string;
  savedAt: Date | null;
  savedBy: string | null;
  changes: string[];
  /** True if visitors saw it. */
  isPublished: boolean;
  bytes: number;
  /** The time when the item was deleted. Its highest version then contains the data. */
  trashedAt: Date | null;
  /** The files that the data names, in a separate column because the data of many versions takes long to read. */
  files: string[];
  data: StoredFields | null;
};

export const versionEntity = defineEntity<VersionRow>({
  name: 'version',
  revision: null,
  backup: 'private',
  rules: z.object({
    id: storedIdSchema,
    kind: versionKindSchema,
    itemId: storedItemIdSchema,
    number: storedCountSchema,
    bytes: storedCountSchema,
    changes: z.array(z.string()),
    files: z.array(z.string()),
    data: z.custom(isObject).nullable(),
  }),
  columns: {
    id: { ...column.id, primary: true },
    kind: column.key,
    itemId: column.id,
    number: column.integer,
    name: column.name,
    savedAt: { ...column.timestamp, nullable: true },
    savedBy: { ...column.name, nullable: true },
    changes: { ...column.name, transformer: asJson },
    isPublished: column.boolean,
    bytes: column.integer,
    trashedAt: { ...column.timestamp, nullable: true },
    files: { ...column.longText, transformer: asJson },
    data: { ...column.longText, nullable: true, transformer: asJson },
  },
  indices: [
    { name: 'version_item', columns: ['itemId', 'number'], unique: true },
    { name: 'version_trashed', columns: ['trashedAt'] },
  ],
});

/** Returns the stems of a version's files. Earlier versions of the site stored names, too. */
export function listVersionFiles(files: string[]): Set<string> {
  return listUploadStems(files.join(' '));
}

/** Checks one level only, because a version may have hundreds of thousands of values. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
