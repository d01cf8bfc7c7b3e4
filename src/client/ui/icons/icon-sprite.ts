import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/**
 * The element that holds the symbols and the address of the others (src/server/http/icons/create-icon-sprite.ts).
 */
const SPRITE_ID = 'icons';
const MAX_PER_REQUEST = 100;

/** Returns true if the owner's icon font draws an icon. In the browser, such symbols have `data-font`. */
export const IconFontContext = createContext(
  (id: string): boolean => document.getElementById(id)?.hasAttribute('data-font') ?? false,
);

const requested = new Set<string>();
const waiting: string[] = [];
const listeners = new Set<() => void>();

/** Returns the symbol ID for these classes, or '' without classes. */
export function iconId(className: string): string {
  const classes = className.split(/\s+/).filter(each => each !== '');
  return classes.length === 0 ? '' : ['icon', ...classes].join('.');
}

/** Adds the symbol to the page and reports whether the icon font draws it instead. */
export function useIconSymbol(id: string): { usesIconFont: boolean } {
  const usesIconFont = use(IconFontContext);
  useSymbol(id);
  const read = () => id !== '' && usesIconFont(id);
  return { usesIconFont: useSyncExternalStore(subscribe, read, read) };
}

export function useSymbol(id: string): void {
  useEffect(() => requestSymbol(id), [id]);
}

/** Batches the missing symbols of a screen into one request. */
function requestSymbol(id: string): void {
  if (id === '' || requested.has(id) || document.getElementById(id)) return;
  requested.add(id);
  if (waiting.push(id) === 1) queueMicrotask(fetchWaiting);
}

function fetchWaiting(): void {
  while (waiting.length > 0) void fetchSymbols(waiting.splice(0, MAX_PER_REQUEST));
}

async function fetchSymbols(ids: string[]): Promise<void> {
  const sprite = document.getElementById(SPRITE_ID);
  try {
    const response = await fetch(`${sprite?.dataset.from}/symbols.svg?of=${encodeURIComponent(ids.join())}`);
    if (!response.ok) throw new Error(`Icon request failed with status ${response.status}`);
    const { documentElement } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    // A static host sends the icons of all its pages.
    sprite?.append(...[...documentElement.children].filter(({ id }) => ids.includes(id)));
    for (const listener of listeners) listener();
  } catch {
    // Icons are decoration, so they stay empty, and the next one that is shown requests them again.
    for (const id of ids) requested.delete(id);
  }
}

/** Finds the classes of further icons by their names. */
export async function findIcons(search: string, signal: AbortSignal): Promise<string[]> {
  const folder = document.getElementById(SPRITE_ID)?.dataset.from;
  const response = await fetch(`${folder}/search.json?of=${encodeURIComponent(search)}`, { signal });
  if (!response.ok) throw new Error(`Icon search failed with status ${response.status}`);
  const found: unknown = await response.json();
  return Array.isArray(found) ? found.filter(icon => typeof icon === 'string') : [];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
