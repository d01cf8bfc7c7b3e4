import type { TimelineElementInput } from '#shared/contract/timeline-element';

/** The fields that a new element begins with. */
export type ElementStart = Pick<TimelineElementInput, 'type' | 'kind'>;

/** The elements that the menu beside Add New Element offers. */
export const ELEMENT_STARTS: { label: string; start: ElementStart }[] = [
  { label: 'Work', start: { type: 'event', kind: 'work' } },
  { label: 'Education', start: { type: 'event', kind: 'education' } },
  { label: 'Event', start: { type: 'event' } },
  { label: 'Now', start: { type: 'current' } },
  { label: 'Plans', start: { type: 'future' } },
];
