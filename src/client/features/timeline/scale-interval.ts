import type { TimelineElement } from '../../../shared/contract/timeline-element';

/** More ticks than this between two marks would only be grey. */
const MAX_YEARS = 30;
/** How far apart two marks are drawn, in years, where none are counted. */
const PLAIN_WEIGHT = 2;
/** A long pause must not press the other marks together. */
const MAX_WEIGHT = 8;

export type ScaleInterval = {
  /** One tick each; 0 where there are no years to count. */
  years: number;
  /** The part of the scale that it takes up. */
  weight: number;
};

type Dated = Pick<TimelineElement, 'type' | 'year'>;

/** The distance on the scale from one element to the next: between events it is measured in years. */
export function intervalAfter(element: Dated, next: Dated | undefined): ScaleInterval {
  if (!next) return { years: 0, weight: 0 };
  const isDated = element.type === 'event' && next.type === 'event';
  const years = isDated ? Math.abs(next.year - element.year) : 0;
  if (years === 0 || years > MAX_YEARS) return { years: 0, weight: PLAIN_WEIGHT };
  return { years, weight: Math.min(years, MAX_WEIGHT) };
}
