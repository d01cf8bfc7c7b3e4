import { loadable } from '../ui/feedback/loadable';
import { toastCard } from '../ui/feedback/toast';
import { moreIcon } from '../ui/icons/icon';

// What every screen of the owner's area has around it: never part of what a visitor loads.
export const adminFrame = loadable(async () => (await import('./admin-area')).AdminFrame);
export const adminNavigation = loadable(async () => (await import('./admin-area')).AdminNavigation);

/** The files below src/client that `loadAdminParts` loads. */
export const adminFiles = ['app/admin-area.tsx', 'ui/icons/more-icon.tsx'];

export function loadAdminParts(): Promise<unknown> {
  return Promise.all([adminFrame.load(), adminNavigation.load(), moreIcon.load(), toastCard.load()]);
}
