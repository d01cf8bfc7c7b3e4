import { loadable } from '#client/ui/feedback/loadable';
import { toastCard } from '#client/ui/feedback/toast';

// Components around the owner's screens. Visitors never load them.
export const adminFrame = loadable(async () => (await import('./admin-area')).AdminFrame);
export const adminTitle = loadable(async () => (await import('./admin-navigation')).AdminTitle);
export const adminNavigation = loadable(async () => (await import('./admin-navigation')).AdminNavigation);

export const editLinks = loadable(async () => (await import('./edit-links')).EditLinks);

/** Lists the files in src/client that `loadAdminParts` loads. */
export const adminFiles = ['app/admin-area.tsx', 'app/admin-navigation.tsx', 'ui/feedback/toast-card.tsx'];

export function loadAdminParts(): Promise<unknown> {
  return Promise.all([adminFrame.load(), adminTitle.load(), adminNavigation.load(), toastCard.load()]);
}
