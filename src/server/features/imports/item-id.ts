import { createHash } from 'node:crypto';
import type { ImportedItemRow } from './import-entities';

/** An entry of a source, named by a text that always fits its column. */
export function itemIdOf(source: ImportedItemRow['source'], key: string): string {
  return createHash('sha256').update(`${source}\n${key}`).digest('hex');
}
