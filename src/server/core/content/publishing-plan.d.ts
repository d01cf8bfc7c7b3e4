import type { Publishing } from '#shared/publishing';
import type { Plan } from './publishing-row';
/** Converts the publishing fields of an input into columns. */
export declare function toPublishingColumns({ draft, publishAt }: Publishing): Partial<Plan>;
/**
 * Plans the publication of a dated item. A published item always has a date. A past date changes only if the
 * input names another, so that unpublishing and publishing again keeps it.
 */
export declare function datedPlan(stored: Plan, input: Publishing, now?: Date): Plan;
/**
 * Plans the publication of an item that needs no date. It gets one when it is first published after its creation,
 * or when it is unpublished, because a later publication must not seem to be the first one.
 */
export declare function undatedPlan(stored: Plan & {
    createdAt: Date;
}, input: Publishing): Plan;
