import type { ContentKindName } from '#shared/content-kinds';
import type { Publishing } from '#shared/publishing';
import {
  findChanges,
  PUBLISHING_EXPORT,
  type PublishingRow,
  publishingColumns,
  toPendingChanges,
  type Viewer,
} from '../content/published-rows';
import { AppError } from '../errors/app-error';
import { column } from './columns';

/** Columns of rows that are saved one by one, with the times that detect conflicting saves. */
export type SavedRow<Changes extends object = object> = PublishingRow<Changes> & {
  createdAt: Date;
  updatedAt: Date;
  /** When the published content changed, if that was before `updatedAt`. */
  seenUpdatedAt: Date | null;
};

export const savedColumns = {
  ...publishingColumns,
  createdAt: column.timestamp,
  updatedAt: column.timestamp,
  seenUpdatedAt: { ...column.timestamp, nullable: true },
};

export const SAVED_EXPORT = {
  exported: [...PUBLISHING_EXPORT.exported, 'createdAt', 'updatedAt', 'seenUpdatedAt'],
  exportedWithDrafts: PUBLISHING_EXPORT.exportedWithDrafts,
} as const;

/** The fields of an update that are not stored in the row, for `omit`. */
export const NOT_STORED = { id: true, expectedUpdatedAt: true, draft: true, publishAt: true } as const;

/** The fields of an update that describe the save itself. */
export type SavedUpdate<Changes extends object> = {
  expectedUpdatedAt?: string | undefined;
  pendingChanges?: Changes | null | undefined;
};

export function newTimestamps(now: Date): Pick<SavedRow, 'createdAt' | 'updatedAt' | 'seenUpdatedAt'> {
  return { createdAt: now, updatedAt: now, seenUpdatedAt: null };
}

/** Presents the timestamps; visitors never learn when unpublished changes were saved. */
export function presentTimestamps({ createdAt, updatedAt, seenUpdatedAt }: SavedRow, viewer: Viewer) {
  const changedAt = viewer === 'owner' ? updatedAt : (seenUpdatedAt ?? updatedAt);
  return { createdAt: createdAt.toISOString(), updatedAt: changedAt.toISOString() };
}

/**
 * A caller that sends no unpublished changes may know only the published version.
 * @throws AppError CONFLICT when `expectedUpdatedAt` is not the stored one
 */
function requireUnchanged(
  { updatedAt, seenUpdatedAt }: SavedRow,
  { expectedUpdatedAt, pendingChanges }: SavedUpdate<object>,
  kind: ContentKindName,
): void {
  if (expectedUpdatedAt === undefined || updatedAt.toISOString() === expectedUpdatedAt) return;
  if (pendingChanges === undefined && seenUpdatedAt?.toISOString() === expectedUpdatedAt) return;
  throw new AppError('CONFLICT', `The ${kind} was changed elsewhere`);
}

export type SaveRules<Row extends object, Changes> = {
  kind: ContentKindName;
  /** The fields that the owner edits. */
  fields: readonly (keyof Row)[];
  /** Returns the changes that would alter the row; null for none. */
  differ: (row: Row, changes: Changes) => Changes | null;
};

/**
 * Applies a save to a row, with unpublished changes stored separately. `change` returns the row with the given fields.
 * @throws AppError CONFLICT when `expectedUpdatedAt` is not the stored one
 */
export function toSavedRow<
  Changes extends object,
  Row extends SavedRow<Changes>,
  Update extends SavedUpdate<Changes> & Publishing,
>(
  stored: Row,
  update: Update,
  { kind, fields, differ }: SaveRules<Row, Changes>,
  change: (input: Omit<Update, keyof SavedUpdate<Changes> | keyof Publishing>, publishing: Publishing) => Row,
): Row {
  requireUnchanged(stored, update, kind);
  const { expectedUpdatedAt: _expected, pendingChanges, draft, publishAt, ...input } = update;
  const changed = change(input, { draft, publishAt });
  const seen = [...fields, 'draft', 'publishAt'] as const;
  const isSeen = pendingChanges === undefined || findChanges(seen, stored, changed) !== null;
  return {
    ...changed,
    pendingChanges: toPendingChanges(stored, changed, pendingChanges, differ),
    updatedAt: momentAfter(stored.updatedAt),
    seenUpdatedAt: isSeen ? null : (stored.seenUpdatedAt ?? stored.updatedAt),
  };
}

/** Ensures a later timestamp than the stored one, even within one millisecond, so that readers of the old version notice. */
function momentAfter(stored: Date): Date {
  return new Date(Math.max(Date.now(), stored.getTime() + 1));
}
