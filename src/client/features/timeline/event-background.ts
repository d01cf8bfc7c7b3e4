/** How many backgrounds the events take turns at (rule 8.11). */
const GRADIENTS = 8;

/** The background of an event at this place of the timeline: one of the tokens --g-1 to --g-8. */
export function eventBackground(order: number): string {
  return `var(--g-${(Math.abs(order) % GRADIENTS) + 1})`;
}
