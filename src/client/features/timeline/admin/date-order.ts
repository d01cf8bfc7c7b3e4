import { withPending } from '#shared/publishing';
import type { ElementType } from '#shared/timeline';
import type { EditorCard } from './use-timeline-editor';

/** The About page begins with the profile and ends with the plans. */
const RANKS: Record<ElementType, number> = { profile: 0, event: 1, current: 2, future: 3 };

/** Sorts the cards as a timeline: the profile, events by year, what is now and what is planned. */
export function sortByDate(cards: readonly EditorCard[]): EditorCard[] {
  return cards.toSorted((a, b) => {
    const [left, right] = [toDate(a), toDate(b)];
    return left.rank - right.rank || left.year - right.year;
  });
}

/** Only events have a date. Equal dates keep their order. */
function toDate({ element, copy }: EditorCard): { rank: number; year: number } {
  const fields = element ? withPending(element) : copy?.getState().base.fields;
  const type = fields?.type ?? 'event';
  return { rank: RANKS[type], year: type === 'event' ? Number(fields?.year) : 0 };
}
