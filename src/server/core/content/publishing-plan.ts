import type { Publishing } from '#shared/publishing';
import { hasDatePassed, isPublished } from './published-rows';
import type { Plan } from './publishing-row';

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
  const publishAt = plan.publishAt ?? (hasDatePassed(stored, now) ? stored.publishAt : null);
  return { draft: plan.draft, publishAt: publishAt ?? (plan.draft ? null : now) };
}

/**
 * Plans the publication of an item that needs no date. It gets one when it is first published after its creation,
 * or when it is unpublished, because a later publication must not seem to be the first one.
 */
export function undatedPlan(stored: Plan & { createdAt: Date }, input: Publishing): Plan {
  const isPublishedUndated = stored.publishAt === null && isPublished(stored);
  if (!isPublishedUndated) return datedPlan(stored, input);
  if (input.draft) return datedPlan({ ...stored, publishAt: stored.createdAt }, input);
  return { draft: null, publishAt: null, ...toPublishingColumns(input) };
}
