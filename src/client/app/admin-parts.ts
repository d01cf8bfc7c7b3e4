import { loadable } from '../ui/feedback/loadable';
import { toastCard } from '../ui/feedback/toast';

// What every screen of the owner's area has around it: never part of what a visitor loads.
export const adminFrame = loadable(async () => (await import('./admin-area')).AdminFrame);
export const adminNavigation = loadable(async () => (await import('./admin-area')).AdminNavigation);

/** On public pages. */
export const editLinks = loadable(async () => (await import('./edit-links')).EditLinks);

/** The files below src/client that `loadAdminParts` loads. */
export const adminFiles = ['app/admin-area.tsx', 'ui/feedback/toast-card.tsx'];

export function loadAdminParts(): Promise<unknown> {
  return Promise.all([adminFrame.load(), adminNavigation.load(), toastCard.load()]);
}
