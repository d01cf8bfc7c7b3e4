import { findChanges } from '#server/core/content/pending-changes';
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

/**
 * Separates an update into the fields, the publishing settings, and the unpublished changes, which are those sent or
 * else those stored.
 * @throws AppError CONFLICT if `expectedUpdatedAt` is not the stored time
 */
export function readUpdate<Changes extends object, Update extends SavedUpdate<Changes> & Publishing>(
  stored: SavedRow<Changes>,
  update: Update,
  kind: ContentKindName,
) {
  requireUnchanged(stored, update, kind);
  const {
    expectedUpdatedAt: _expected,
    isSlugFromTitle: _origin,
    pendingChanges,
    draft,
    publishAt,
    ...input
  } = update;
  const pending = pendingChanges === undefined ? stored.pendingChanges : pendingChanges;
  return { input, publishing: { draft, publishAt }, pending };
}

/** Returns the times of a save. Visitors do not see one that stores only unpublished changes. */
export function savedTimes<Row extends SavedRow>(
  stored: Row,
  changed: Row,
  fields: readonly (keyof Row)[],
  { pendingChanges }: SavedUpdate<object>,
): Pick<SavedRow, 'updatedAt' | 'seenUpdatedAt'> {
  const seen = [...fields, 'draft', 'publishAt'] as const;
  const isSeen = pendingChanges === undefined || findChanges(seen, stored, changed) !== null;
  return {
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
