import { useEffect, useRef } from 'react';
import { safeSessionStorage } from '../lib/storage/safe-storage';

const PREFIX = 'draft:';
const PAUSE_MS = 300;

/** The drafts that are about to be stored. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * A working copy in this tab's storage: it outlives a reload and signing in again. Null when there is none, or none
 * that this version of the site can read.
 */
export function readPersistedEdits<Draft>(
  name: string,
  isDraft: (value: unknown) => value is Draft,
): Draft | null {
  try {
    const value: unknown = JSON.parse(safeSessionStorage.getItem(PREFIX + name) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export function clearPersistedEdits(name: string): void {
  // A screen that is left lives on, hidden, while the code of the next one is on its way.
  clearTimeout(timers.get(name));
  timers.delete(name);
  safeSessionStorage.removeItem(PREFIX + name);
}

/** Keeps the draft, a moment after it changed and when the page or the editor goes away; null forgets it. */
export function usePersistEdits(name: string, draft: unknown): void {
  const latest = useRef(draft);

  useEffect(() => {
    latest.current = draft;
    const store = () => keepDraft(name, draft);
    const timer = setTimeout(store, PAUSE_MS);
    timers.set(name, timer);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [name, draft]);

  // The session may end in the middle of a word: what was typed last is not kept yet, unless it was to be forgotten.
  useEffect(
    () => () => {
      if (timers.has(name)) keepDraft(name, latest.current);
    },
    [name],
  );
}

function keepDraft(name: string, draft: unknown): void {
  timers.delete(name);
  if (draft === null) clearPersistedEdits(name);
  else persistEdits(name, draft);
}

/** Keeps the draft at once: before a call whose failure may lead away from the page. */
export function persistEdits(name: string, draft: unknown): void {
  safeSessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
}
