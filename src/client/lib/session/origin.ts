import { isSitePath } from '../paths';

/** What a link or the guard remembers of the page it came from, beside the address. */
export type NavigationState = { from: string };

/** The path of this site that a history entry remembers as its origin; null without one. */
export function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return isSitePath(state.from) ? state.from : null;
}
