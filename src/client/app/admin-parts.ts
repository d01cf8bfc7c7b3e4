import { loadable } from '../ui/feedback/loadable';
import { toastCard } from '../ui/feedback/toast';

// Components around the owner's screens. Visitors never load them.
export const adminFrame = loadable(async () => (await import('./admin-area')).AdminFrame);
export const adminNavigation = loadable(async () => (await import('./admin-area')).AdminNavigation);

export const editLinks = loadable(async () => (await import('./edit-links')).EditLinks);

/** The files in src/client that `loadAdminParts` loads. */
export const adminFiles = ['app/admin-area.tsx', 'ui/feedback/toast-card.tsx'];

export function loadAdminParts(): Promise<unknown> {
  return Promise.all([adminFrame.load(), adminNavigation.load(), toastCard.load()]);
}
