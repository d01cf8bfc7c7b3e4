import { isSitePath } from '#client/lib/paths';

/** History state with the page that the visitor came from. */
export type NavigationState = { from: string };

/** Returns the path that a history entry came from, or null without a valid one. */
export function findOrigin(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return isSitePath(state.from) ? state.from : null;
}
