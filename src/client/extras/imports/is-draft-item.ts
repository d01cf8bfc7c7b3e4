import type { ImportItem } from '#shared/extras/imports/import-contract';

/** Returns true if an import would add the item as a draft. */
export function isDraftItem({ state, target }: ImportItem): boolean {
  return state === 'new' && target !== 'settings' && target !== 'skills';
}
