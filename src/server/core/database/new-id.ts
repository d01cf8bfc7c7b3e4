import { v7, validate } from 'uuid';

/** Creates the ID of a new record. It is a UUID v7, which sorts by creation time. */
export function newId(): string {
  return v7();
}

/** Returns the creation time of an ID, in milliseconds. */
export function toCreationTime(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/**
 * Returns true for text that can be a record's ID. Check before querying, because MySQL ignores trailing
 * spaces in comparisons.
 */
export function isId(text: string): boolean {
  return validate(text);
}
