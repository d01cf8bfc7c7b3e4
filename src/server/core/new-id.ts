import { v7 } from 'uuid';

/** A new record's id: a UUID v7, which sorts by the time it was made. */
export function newId(): string {
  return v7();
}
