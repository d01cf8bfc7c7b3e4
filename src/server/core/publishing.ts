import { IsNull, Raw } from 'typeorm';
import type { Publishing } from '../../shared/publishing';
import { column } from './columns';

/** Of a row that visitors see only once it is published. Null is no draft: a process of the version before, which knows of none, leaves it so. */
export type PublishingRow = { draft: true | null; publishAt: Date | null };

export const publishingColumns = {
  draft: { ...column.boolean, nullable: true },
  publishAt: { ...column.timestamp, nullable: true },
};

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

/** The row's mark for its owner; nothing for a row that everyone has always seen. */
export function presentPublishing({ draft, publishAt }: PublishingRow): {
  draft?: boolean;
  publishAt?: string;
} {
  return { ...(draft && { draft }), ...(publishAt && { publishAt: publishAt.toISOString() }) };
}

export function isPublished({ draft, publishAt }: PublishingRow, now = new Date()): boolean {
  return !draft && (publishAt === null || publishAt <= now);
}

/** What an input says of publishing, as columns. */
export function publishingOf({ draft, publishAt }: Publishing): Partial<PublishingRow> {
  return {
    ...(draft !== undefined && { draft: draft || null }),
    ...(publishAt !== undefined && { publishAt: publishAt === null ? null : new Date(publishAt) }),
  };
}
