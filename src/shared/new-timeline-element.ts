import type { TimelineElement } from './contract/timeline-element';

/** The defaults of a new timeline element (rule 8.2); its year is the current one, its order the current count. */
export const NEW_TIMELINE_ELEMENT = {
  type: 'event',
  title: 'New Event',
  icon: 'fa-star',
  shortDescription: 'Short description',
  longDescription: 'Long description',
} satisfies Partial<TimelineElement>;
