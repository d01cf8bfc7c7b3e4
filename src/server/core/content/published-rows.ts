import { IsNull, Raw } from 'typeorm';
import type { Publishing } from '#shared/publishing';
import { asJson, column, text } from '../database/columns';
import type { Entity } from '../database/entity';

/** Of a row that visitors see only once it is published. Null is no draft: a process of the version before, which knows of none, leaves it so. */
export type PublishingRow<Changes extends object = object> = {
  draft: true | null;
  publishAt: Date | null;
  /** What its owner has saved and not published: the fields that differ from what visitors see. */
  pendingChanges: Changes | null;
};
/** The columns of every table whose rows are published one by one. */
export const PUBLISHING_FIELDS = ['draft', 'publishAt', 'pendingChanges'] as const;
export type Plan = Pick<PublishingRow, 'draft' | 'publishAt'>;

export const publishingColumns = {
  draft: { ...column.boolean, nullable: true },
  publishAt: { ...column.timestamp, nullable: true },
  pendingChanges: { ...text.withFiles, nullable: true, transformer: asJson },
};

/** Their part in an export. */
export const PUBLISHING_EXPORT = {
  exported: ['draft', 'publishAt'],
  exportedWithDrafts: ['pendingChanges'],
} as const;

/** Whether a table's rows are published one by one. */
export function isPublishable(entity: Entity): entity is Entity<PublishingRow> {
  return 'publishAt' in entity.options.columns;
}

/** What a row is before anything is said of it. */
export const PUBLISHED_ROW = { draft: null, publishAt: null, pendingChanges: null };

/** Who reads: nobody is taken for the owner unless they have shown that they are. */
export type Viewer = 'visitor' | 'owner';

/**
 * The rows that visitors see at this moment: the one filter behind everything that they read. The moment is compared in a
 * way that no index serves: almost all rows pass, and a read keeps to the index of its order.
 */
export function published(now = new Date()) {
  const hasCome = (column: string) => `COALESCE(${column} <= :now, TRUE)`;
  return { draft: IsNull(), publishAt: Raw(hasCome, { now }) };
}

export function visibleTo(viewer: Viewer): Partial<ReturnType<typeof published>> {
  return viewer === 'owner' ? {} : published();
}

/** The row's marks for its owner; nothing for a row of which everyone has always seen all. */
export function presentPublishing<Changes extends object>(row: PublishingRow<Changes>) {
  const { draft, publishAt, pendingChanges } = row;
  return {
    ...(draft && { draft }),
    ...(publishAt && { publishAt: publishAt.toISOString() }),
    ...(pendingChanges && { pendingChanges }),
  };
}

export function isPublished({ draft, publishAt }: Plan, now = new Date()): boolean {
  return !draft && (publishAt === null || publishAt <= now);
}

/** What an input says of publishing, as columns. */
export function toPublishingColumns({ draft, publishAt }: Publishing): Partial<Plan> {
  return {
    ...(draft !== undefined && { draft: draft || null }),
    ...(publishAt !== undefined && { publishAt: publishAt === null ? null : new Date(publishAt) }),
  };
}

/**
 * Returns the plan of an item that is listed by its date. What is published has a moment; one that has passed goes only when
 * another is named, so that what is taken back and published again keeps its date.
 */
export function datedPlan(stored: Plan, said: Publishing, now = new Date()): Plan {
  const plan = { draft: stored.draft, publishAt: stored.publishAt, ...toPublishingColumns(said) };
  const hasPassed = stored.publishAt !== null && stored.publishAt <= now;
  const publishAt = plan.publishAt ?? (hasPassed ? stored.publishAt : null);
  return { draft: plan.draft, publishAt: publishAt ?? (plan.draft ? null : now) };
}

/** What a save keeps for later: what it says, else what was kept before, as far as the item differs from that. */
export function toPendingChanges<
  Changes extends object,
  Said extends object,
  Row extends PublishingRow<Changes>,
>(
  stored: Row,
  changed: Row,
  said: Said | null | undefined,
  differ: (row: Row, changes: Changes | Said) => Changes | null,
): Changes | null {
  const pending = said === undefined ? stored.pendingChanges : said;
  return pending && differ(changed, pending);
}

/** The fields that a save would change; null when there are none. */
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
