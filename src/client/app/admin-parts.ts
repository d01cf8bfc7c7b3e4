import { loadable } from '../lib/loadable';

// What every screen of the owner's area has around it: never part of what a visitor loads.
export const adminFrame = loadable(async () => (await import('./admin-frame')).AdminFrame);
export const adminNavigation = loadable(async () => (await import('./admin-navigation')).AdminNavigation);
