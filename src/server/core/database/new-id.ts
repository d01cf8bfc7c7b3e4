import { v7, validate } from 'uuid';

/** Creates the id of a new record: a UUID v7, which sorts by creation time. */
export function newId(): string {
  return v7();
}

/** Returns the creation time of an id, in milliseconds. */
export function momentOfId(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/** Returns true for text that can be a record's id. Check before querying: MySQL ignores trailing spaces in comparisons. */
export function isId(text: string): boolean {
  return validate(text);
}
