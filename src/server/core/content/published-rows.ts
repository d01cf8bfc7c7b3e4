import { type FindOperator, IsNull, LessThanOrEqual, Raw } from 'typeorm';
import { asJson, column } from '#server/core/database/columns';
import type { Entity } from '#server/core/database/entity';
import { currentMoment } from '#server/core/runtime/clock';
import type { Publishing } from '#shared/publishing';

/**
 * Columns of rows that are published one by one. `draft` is null rather than false, because older versions of
 * the site leave it null.
 */
export type PublishingRow<Changes extends object = object> = {
  draft: true | null;
  publishAt: Date | null;
  /** Unpublished changes, which hold the fields that differ from what visitors see. */
  pendingChanges: Changes | null;
};
export const PUBLISHING_FIELDS = ['draft', 'publishAt', 'pendingChanges'] as const;
export type Plan = Pick<PublishingRow, 'draft' | 'publishAt'>;

export const publishingColumns = {
  draft: { ...column.boolean, nullable: true },
  publishAt: { ...column.timestamp, nullable: true },
  pendingChanges: { ...column.longText, nullable: true, transformer: asJson },
};

/** The publishing columns that an export of the public site may contain. */
export const PUBLISHING_EXPORT = ['draft', 'publishAt'] as const;

export function isPublishable(entity: Entity): entity is Entity<PublishingRow> {
  return 'publishAt' in entity.options.columns;
}

export const PUBLISHED_ROW = { draft: null, publishAt: null, pendingChanges: null };

/** The reader of an item. Everyone is a visitor until they prove to be the owner. */
export type Viewer = 'visitor' | 'owner';

/**
 * Matches the rows that visitors see at this moment. The expression on `publishAt` avoids an index on
 * purpose: almost all rows match, and reads then use the index of their order.
 */
export function wherePublished(now = currentMoment()) {
  const toDueCondition = (column: string) => `COALESCE(${column} <= :now, TRUE)`;
  return { draft: IsNull(), publishAt: Raw(toDueCondition, { now }) };
}

/**
 * Matches rows with a date that visitors see, by the index of dates. Reads that are ordered by date need it.
 * `publishAt` selects some of the dates that have passed; all by default.
 */
export function whereDated(publishAt: Date | FindOperator<Date> = LessThanOrEqual(currentMoment())) {
  return { draft: IsNull(), publishAt };
}

export function whereVisibleTo(viewer: Viewer): Partial<ReturnType<typeof wherePublished>> {
  return viewer === 'owner' ? {} : wherePublished();
}

/** Presents the publishing state to the owner. A row without drafts or unpublished changes has none. */
export function presentPublishing<Changes extends object>(row: PublishingRow<Changes>) {
  const { draft, publishAt, pendingChanges } = row;
  return {
    ...(draft && { draft }),
    ...(publishAt && { publishAt: publishAt.toISOString() }),
    ...(pendingChanges && { pendingChanges }),
  };
}

export function isPublished({ draft, publishAt }: Plan, now = currentMoment()): boolean {
  return !draft && (publishAt === null || publishAt <= now);
}

/** Converts the publishing fields of an input into columns. */
export function toPublishingColumns({ draft, publishAt }: Publishing): Partial<Plan> {
  return {
    ...(draft !== undefined && { draft: draft || null }),
    ...(publishAt !== undefined && { publishAt: publishAt === null ? null : new Date(publishAt) }),
  };
}

/**
 * Plans the publication of a dated item. A published item always has a date. A past date changes only if the
 * input names another, so that unpublishing and publishing again keeps it.
 */
export function datedPlan(stored: Plan, input: Publishing, now = new Date()): Plan {
  const plan = { draft: stored.draft, publishAt: stored.publishAt, ...toPublishingColumns(input) };
  const hasPassed = stored.publishAt !== null && stored.publishAt <= now;
  const publishAt = plan.publishAt ?? (hasPassed ? stored.publishAt : null);
  return { draft: plan.draft, publishAt: publishAt ?? (plan.draft ? null : now) };
}

/**
 * Plans the publication of an item that needs no date. It gets one when it is first published after its creation,
 * or when it is unpublished, because a later publication must not seem to be the first one.
 */
export function undatedPlan(stored: Plan & { createdAt: Date }, input: Publishing): Plan {
  const isPublishedUndated = !stored.draft && stored.publishAt === null;
  if (!isPublishedUndated) return datedPlan(stored, input);
  if (input.draft) return datedPlan({ ...stored, publishAt: stored.createdAt }, input);
  return { draft: null, publishAt: null, ...toPublishingColumns(input) };
}

/**
 * Returns the unpublished changes after a save. They are those sent, or else those stored, as far as they
 * differ from the item.
 */
export function toPendingChanges<
  Changes extends object,
  Input extends object,
  Row extends PublishingRow<Changes>,
>(
  stored: Row,
  changed: Row,
  input: Input | null | undefined,
  differ: (row: Row, changes: Changes | Input) => Changes | null,
): Changes | null {
  const pending = input === undefined ? stored.pendingChanges : input;
  return pending && differ(changed, pending);
}

/** Returns the fields that a save changes, or null if there are none. */
export function findChanges<Fields extends object>(
  names: readonly (keyof Fields)[],
  before: Fields,
  after: Fields,
): Partial<Fields> | null {
  const changes: Partial<Fields> = {};
  for (const name of names) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changes[name] = after[name];
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
