/** The types of timeline elements, in the order that the type selector shows them. */
export const TIMELINE_TYPES = ['profile', 'future', 'event', 'current'] as const;
export type ElementType = (typeof TIMELINE_TYPES)[number];
