import type { ElementType } from '#shared/timeline';
import type { EditorCard } from './use-timeline-editor';

/** The About page begins with the profile and ends with the plans. */
const RANKS: Record<ElementType, number> = { profile: 0, event: 1, current: 2, future: 3 };

type Dated = Pick<EditorCard, 'shown'>;

/** Sorts the cards as a timeline: the profile, events by year, what is now and what is planned. */
export function sortByDate<Card extends Dated>(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => {
    const [left, right] = [toDate(a), toDate(b)];
    return left.rank - right.rank || left.year - right.year;
  });
}

/** Only events have a date. Equal dates keep their order. */
function toDate({ shown: { type, year } }: Dated): { rank: number; year: number } {
  return { rank: RANKS[type], year: type === 'event' ? Number(year) : 0 };
}
