/** The types of timeline elements, in the order that the type selector shows them. */
export const TIMELINE_TYPES = ['profile', 'future', 'event', 'current'] as const;
export type ElementType = (typeof TIMELINE_TYPES)[number];

/** What an event is in a resume, in the order that the selector shows them. */
export const TIMELINE_KINDS = ['work', 'education', 'other'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
