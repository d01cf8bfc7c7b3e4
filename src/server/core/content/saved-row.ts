import { findChanges, toPendingChanges } from '#server/core/content/pending-changes';
import type { Viewer } from '#server/core/content/published-rows';
import {
  PUBLISHING_EXPORT,
  type PublishingRow,
  publishingColumns,
} from '#server/core/content/publishing-row';
import { column } from '#server/core/database/columns';
import { AppError } from '#server/core/errors/app-error';
import type { ContentKindName } from '#shared/content-kinds';
import type { Publishing } from '#shared/publishing';

/** Columns of rows that are saved one by one, with the times that detect conflicting saves. */
export type SavedRow<Changes extends object = object> = PublishingRow<Changes> & {
  createdAt: Date;
  updatedAt: Date;
  /** The time when the published content changed, if that was before `updatedAt`. */
  seenUpdatedAt: Date | null;
};

export const savedColumns = {
  ...publishingColumns,
  createdAt: column.timestamp,
  updatedAt: column.timestamp,
  seenUpdatedAt: { ...column.timestamp, nullable: true },
};

export const SAVED_EXPORT = [...PUBLISHING_EXPORT, 'createdAt', 'updatedAt', 'seenUpdatedAt'] as const;

/** Lists the fields of an update that are not stored in the row, for `omit`. */
export const NOT_STORED = {
  id: true,
  expectedUpdatedAt: true,
  isSlugFromTitle: true,
  draft: true,
  publishAt: true,
} as const;

/** The fields of an update that describe the save itself. */
export type SavedUpdate<Changes extends object> = {
  expectedUpdatedAt?: string | undefined;
  isSlugFromTitle?: boolean | undefined;
  pendingChanges?: Changes | null | undefined;
};

export function newTimestamps(now: Date): Pick<SavedRow, 'createdAt' | 'updatedAt' | 'seenUpdatedAt'> {
  return { createdAt: now, updatedAt: now, seenUpdatedAt: null };
}

/** Selects the columns that `presentTimestamps` reads. */
export const TIMESTAMP_COLUMNS = {
  createdAt: true,
  updatedAt: true,
  seenUpdatedAt: true,
  publishAt: true,
} as const;
type TimestampRow = Pick<SavedRow, keyof typeof TIMESTAMP_COLUMNS>;

/**
 * Presents the timestamps. Visitors never learn when unpublished changes were saved. To them a scheduled item
 * is as new as its publication, so that feed readers and crawlers do not miss it.
 */
export function presentTimestamps(row: TimestampRow, viewer: Viewer) {
  const { createdAt, updatedAt, seenUpdatedAt } = row;
  const isOwner = viewer === 'owner';
  const changedAt = isOwner ? updatedAt : changedForVisitors(row);
  return {
    createdAt: createdAt.toISOString(),
    updatedAt: changedAt.toISOString(),
    ...(isOwner && seenUpdatedAt && { seenUpdatedAt: changedForVisitors(row).toISOString() }),
  };
}

function changedForVisitors({ updatedAt, seenUpdatedAt, publishAt }: Omit<TimestampRow, 'createdAt'>): Date {
  const changedAt = seenUpdatedAt ?? updatedAt;
  return publishAt !== null && publishAt > changedAt ? publishAt : changedAt;
}

/**
 * A caller that sends no unpublished changes may know only the published version.
 * @throws AppError CONFLICT if `expectedUpdatedAt` is not the stored time
 */
function requireUnchanged(
  stored: SavedRow,
  { expectedUpdatedAt, pendingChanges }: SavedUpdate<object>,
  kind: ContentKindName,
): void {
  if (expectedUpdatedAt === undefined || stored.updatedAt.toISOString() === expectedUpdatedAt) return;
  const seen = changedForVisitors(stored).toISOString();
  if (pendingChanges === undefined && seen === expectedUpdatedAt) return;
  throw new AppError('CONFLICT', `The ${kind} was changed elsewhere.`);
}

export type SaveRules<Row extends object, Changes> = {
  kind: ContentKindName;
  fields: readonly (keyof Row)[];
  /** Returns the changes that would alter the row, or null if there are none. */
  differ: (row: Row, changes: Changes) => Changes | null;
};

/**
 * Applies a save to a row, and stores unpublished changes separately. `change` returns the row with the given
 * fields.
 * @throws AppError CONFLICT if `expectedUpdatedAt` is not the stored time
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
  const {
    expectedUpdatedAt: _expected,
    isSlugFromTitle: _origin,
    pendingChanges,
    draft,
    publishAt,
    ...input
  } = update;
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

/**
 * Returns a timestamp later than the stored one, even within one millisecond, so that readers of the old
 * version notice the change.
 */
function momentAfter(stored: Date): Date {
  return new Date(Math.max(Date.now(), stored.getTime() + 1));
}
