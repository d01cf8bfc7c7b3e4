import { useSyncExternalStore } from 'react';
import { safeSessionStorage } from '#client/lib/safe-storage';
import { isRecord } from '#shared/is-record';
import { type Edits, type FieldDefinitions, fieldNames } from './merge';

const PREFIX = 'edits:';
/** The key of the list of names, which are separated by spaces. */
const NAMES = 'edits';

const listeners = new Set<() => void>();

/**
 * Reads edits stored in this tab, which survive a reload and a new sign-in. Returns null if there are none in
 * the current format.
 */
export function readStoredEdits<Fields extends object>(
  name: string,
  definitions: FieldDefinitions<Fields>,
  like: Fields,
): Edits<Fields> | null {
  try {
    const value: unknown = JSON.parse(readStoredText(name) ?? 'null');
    return isEdits(value, definitions, like) ? value : null;
  } catch {
    return null;
  }
}

/** Reads edits as the text that is stored. */
export function readStoredText(name: string): string | null {
  return safeSessionStorage.getItem(PREFIX + name);
}

/** Stores edits in this tab, or removes them if there are none. Returns the text that is stored. */
export function storeEdits(name: string, edits: object | null): string | null {
  return storeText(name, edits && JSON.stringify(edits));
}

/** Returns a function that stores the present edits again, such as after they were deleted with their item. */
export function holdStoredEdits(name: string): () => void {
  const text = readStoredText(name);
  return () => {
    if (text !== null) storeText(name, text);
  };
}

function storeText(name: string, text: string | null): string | null {
  if (text === null) safeSessionStorage.removeItem(PREFIX + name);
  else safeSessionStorage.setItem(PREFIX + name, text);
  const names = splitNames(readNames());
  if (names.includes(name) !== (text !== null)) {
    const changed = text === null ? names.filter(other => other !== name) : [...names, name];
    safeSessionStorage.setItem(NAMES, changed.join(' '));
    for (const listener of listeners) listener();
  }
  return text;
}

/** Returns the names of all edits stored in this tab. */
export function useStoredNames(): string[] {
  return splitNames(useSyncExternalStore(subscribe, readNames, readNames));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readNames(): string {
  return safeSessionStorage.getItem(NAMES) ?? '';
}

function splitNames(names: string): string[] {
  return names.split(' ').filter(name => name !== '');
}

/**
 * Returns true if edits read from this tab's storage, perhaps of an older release, have fields with the types
 * of `like`.
 */
export function isEdits<Fields extends object>(
  value: unknown,
  definitions: FieldDefinitions<Fields>,
  like: Fields,
): value is Edits<Fields> {
  const hasFormat = (fields: unknown) =>
    isRecord(fields) &&
    fieldNames(definitions).every(name => {
      const value: unknown = Reflect.get(fields, name);
      return definitions[name].accepts?.(value) ?? isSameKind(value, like[name]);
    });
  if (!isRecord(value) || !('base' in value && 'fields' in value) || !hasFormat(value.fields)) return false;
  const { base } = value;
  return isRecord(base) && 'fields' in base && hasFormat(base.fields) && 'version' in base;
}

/** Lists are compared by the columns of their first rows. */
function isSameKind(value: unknown, like: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(like)) return typeof value === typeof like;
  const [row, likeRow] = [value[0], like[0]];
  if (!isRecord(row) || !isRecord(likeRow)) return true;
  return Object.keys(likeRow).every(key => key in row);
}
