import { ownerPaths } from './owner-paths';

/** The settings pages in menu order. The first is the default. */
export const settingsPages = [
  { id: 'identity', label: 'Identity' },
  { id: 'appearance', label: 'Appearance' },
  { id: 'sections', label: 'Sections' },
  { id: 'account', label: 'Account' },
  { id: 'data', label: 'Data' },
] as const;
export type SettingsPage = (typeof settingsPages)[number]['id'];

export function settingsPath(page: SettingsPage): string {
  return `${ownerPaths.settings}/${page}`;
}
