import { loadable } from '../ui/feedback/loadable';
import { moreIcon } from '../ui/icons/icon';

// What every screen of the owner's area has around it: never part of what a visitor loads.
export const adminFrame = loadable(async () => (await import('./admin-frame')).AdminFrame);
export const adminNavigation = loadable(async () => (await import('./admin-navigation')).AdminNavigation);

/** The files below src/client that `loadAdminParts` loads. */
export const adminFiles = ['app/admin-frame.tsx', 'app/admin-navigation.tsx', 'ui/icons/more-icon.tsx'];

export function loadAdminParts(): Promise<unknown> {
  return Promise.all([adminFrame.load(), adminNavigation.load(), moreIcon.load()]);
}
