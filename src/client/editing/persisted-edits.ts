import { safeSessionStorage } from '../lib/safe-storage';

const PREFIX = 'edits:';
const PAUSE_MS = 300;

/** Reads edits stored in this tab, which survive a reload and a new sign-in. Null if there are none in the current format. */
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

export function persistEdits(name: string, edits: unknown): void {
  safeSessionStorage.setItem(PREFIX + name, JSON.stringify(edits));
}

export function clearPersistedEdits(name: string): void {
  safeSessionStorage.removeItem(PREFIX + name);
}

/** Stores edits shortly after the last keystroke, or at once on `flush`. */
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
    /** Deletes the edits permanently: a screen stays mounted for a while after the owner leaves it. */
    abandon: () => {
      clearTimeout(timer);
      isAbandoned = true;
      clearPersistedEdits(name);
    },
  };
}
