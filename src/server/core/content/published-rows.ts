import { And, type FindOperator, IsNull, LessThanOrEqual, Raw } from 'typeorm';
import { currentMoment } from '#server/core/runtime/clock';
import { publishingState } from '#shared/publishing';
import type { Plan } from './publishing-row';

// Visitors see what `isPublished` and `wherePublished` say, which must agree. Everything else derives from them. An
// item in the trash has no row.

/** Returns true if visitors see an item at this moment. */
export function isPublished(plan: Plan, now = currentMoment()): boolean {
  return publishingState(plan, now.getTime()) === 'published';
}

/**
 * Matches the rows that visitors see at this moment. The expression on `publishAt` avoids an index on
 * purpose: almost all rows match, and reads then use the index of their order.
 */
export function wherePublished(now = currentMoment()) {
  const toDueCondition = (column: string) => `COALESCE(${column} <= :now, TRUE)`;
  return { draft: IsNull(), publishAt: Raw(toDueCondition, { now }) };
}

/**
 * Matches the rows with a date that visitors see at this moment, by the index of dates. Reads that are ordered by
 * date need it. `limit` selects some of the dates.
 */
export function whereDated(limit?: FindOperator<Date>, now = currentMoment()) {
  const isDue = LessThanOrEqual(now);
  return { ...wherePublished(now), publishAt: limit ? And(limit, isDue) : isDue };
}

/** The reader of an item. Everyone is a visitor until they prove to be the owner. */
export type Viewer = 'visitor' | 'owner';

export function whereVisibleTo(viewer: Viewer): Partial<ReturnType<typeof wherePublished>> {
  return viewer === 'owner' ? {} : wherePublished();
}

/** Returns true if the date of an item has passed. Visitors can have seen it then, even if it is a draft now. */
export function hasDatePassed({ publishAt }: Pick<Plan, 'publishAt'>, now = currentMoment()): boolean {
  return publishAt !== null && isPublished({ draft: null, publishAt }, now);
}
