import { ownerPaths } from './owner-paths';

/** The pages of the settings, in the order of their menu; the first is the one that Settings leads to. */
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
