import { safeSessionStorage } from '#client/lib/safe-storage';

const PREFIX = 'edits:';
const PAUSE_MS = 300;

/**
 * Reads edits stored in this tab, which survive a reload and a new sign-in. Returns null if there are none in
 * the current format.
 */
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

/** Stores edits in this tab, or removes them if there are none. */
export function persistEdits(name: string, edits: object | null): void {
  if (edits === null) safeSessionStorage.removeItem(PREFIX + name);
  else safeSessionStorage.setItem(PREFIX + name, JSON.stringify(edits));
}

/** Stores edits shortly after the last keystroke, or at once on `flush`. */
export function createEditsPersister(name: string, unsaved: () => object | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAbandoned = false;

  function flush(): void {
    clearTimeout(timer);
    if (!isAbandoned) persistEdits(name, unsaved());
  }

  return {
    schedule: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
    /**
     * Deletes the edits permanently, because a screen stays mounted for a while after the owner leaves it.
     */
    abandon: () => {
      clearTimeout(timer);
      isAbandoned = true;
      persistEdits(name, null);
    },
  };
}
