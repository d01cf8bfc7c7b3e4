import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** Where the symbols are, and the address that has the others: see src/server/http/create-icon-sprite.ts. */
const SPRITE_ID = 'icons';
const MOST_AT_ONCE = 100;

/** Which icons are left to the owner's icon font. The server knows; in the browser the symbols say so. */
export const IconFontContext = createContext(
  (id: string): boolean => document.getElementById(id)?.hasAttribute('data-font') ?? false,
);

const asked = new Set<string>();
const waiting: string[] = [];
const listeners = new Set<() => void>();

/** The id of the symbol for these classes; '' when there are none. */
export function iconId(className: string): string {
  const classes = className.split(/\s+/).filter(each => each !== '');
  return classes.length === 0 ? '' : ['icon', ...classes].join('.');
}

/** Sees to it that the page has a symbol, and tells whether the icon font is to draw it instead. */
export function useIconSymbol(id: string): { isOfFont: boolean } {
  const isOfFont = use(IconFontContext);
  useSymbol(id);
  const read = () => id !== '' && isOfFont(id);
  return { isOfFont: useSyncExternalStore(onArrival, read, read) };
}

/** Sees to it that the page has a symbol. */
export function useSymbol(id: string): void {
  useEffect(() => need(id), [id]);
}

/** Most symbols came with the page. The others are asked for together: those of a screen are mounted at once. */
function need(id: string): void {
  if (id === '' || asked.has(id) || document.getElementById(id)) return;
  asked.add(id);
  if (waiting.push(id) === 1) queueMicrotask(fetchWaiting);
}

function fetchWaiting(): void {
  while (waiting.length > 0) void fetchSymbols(waiting.splice(0, MOST_AT_ONCE));
}

async function fetchSymbols(ids: string[]): Promise<void> {
  const sprite = document.getElementById(SPRITE_ID);
  try {
    const response = await fetch(`${sprite?.dataset.from}?of=${encodeURIComponent(ids.join())}`);
    if (!response.ok) throw new Error(`The icons answered ${response.status}`);
    const { documentElement } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    sprite?.append(...documentElement.children);
    for (const listener of listeners) listener();
  } catch {
    // Decoration: their places stay empty, and the next that are shown ask again.
    for (const id of ids) asked.delete(id);
  }
}

function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
