import { v7, validate } from 'uuid';

/** A new record's id: a UUID v7, which sorts by the time it was made. */
export function newId(): string {
  return v7();
}

/** When an id was made. */
export function momentOfId(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/**
 * True for text that can be a record's id at all. Other text is an unknown id before the database is asked: MySQL takes
 * no heed of spaces at the end when it compares.
 */
export function isId(text: string): boolean {
  return validate(text);
}
