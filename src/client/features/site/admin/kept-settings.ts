import type { SiteUpdate } from '../../../../shared/contract/site';
import { TEXT_FIELDS } from './settings-draft';

/** The name of the unsaved changes in this tab's storage. */
export const KEPT_SETTINGS = 'settings';

const LISTS = {
  links: ['label', 'url', 'icon'],
  topics: ['name', 'description', 'icon'],
  quotes: ['text', 'author'],
};

/** Kept changes that this version of the site can still edit. */
export function isKeptSettings(value: unknown): value is SiteUpdate {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([field, kept]) => {
    const columns = Object.entries(LISTS).find(([name]) => name === field)?.[1];
    if (columns) return isRows(kept, columns);
    if (field === 'birthDate') return kept === null || typeof kept === 'string';
    return TEXT_FIELDS.some(name => name === field) && typeof kept === 'string';
  });
}

function isRows(value: unknown, columns: string[]): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(row => columns.every(column => typeof Object(row)[column] === 'string'));
}
