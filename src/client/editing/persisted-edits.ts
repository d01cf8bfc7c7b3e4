import { safeSessionStorage } from '../lib/safe-storage';

const PREFIX = 'edits:';
const PAUSE_MS = 300;

/** Edits that this tab kept: they outlive a reload and signing in again. Null when there are none of a form known here. */
export function readPersistedEdits<Edits>(
  name: string,
  isEdits: (value: unknown) => value is Edits,
): Edits | null {
  try {
    const value: unknown = JSON.parse(safeSessionStorage.getItem(PREFIX + name) ?? 'null');
    return isEdits(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the edits at once. */
export function persistEdits(name: string, edits: unknown): void {
  safeSessionStorage.setItem(PREFIX + name, JSON.stringify(edits));
}

export function clearPersistedEdits(name: string): void {
  safeSessionStorage.removeItem(PREFIX + name);
}

/** Keeps edits that change with every key: a moment after the last one, and at once when asked to. */
export function createEditsPersister(name: string, unsaved: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAbandoned = false;

  function flush(): void {
    clearTimeout(timer);
    if (isAbandoned) return;
    const edits = unsaved();
    if (edits === null) clearPersistedEdits(name);
    else persistEdits(name, edits);
  }

  return {
    schedule: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
    /** Forgets the edits for good: a screen that is left lives on for a while. */
    abandon: () => {
      clearTimeout(timer);
      isAbandoned = true;
      clearPersistedEdits(name);
    },
  };
}
