import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * This script runs in the head before the first paint. It sets the stored theme on <html>, and the class
 * `js`. The Content-Security-Policy allows it by its hash, so it must be sent unchanged.
 */
export const THEME_SCRIPT = `document.documentElement.classList.add('js');try{var t=localStorage.getItem('${STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Returns the current theme, or null on the server and during hydration. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, currentTheme, () => null);
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage, the choice lasts until the page is reloaded.
  }
}

const listeners = new Set<() => void>();

function applyTheme(theme: Theme | null): void {
  if (theme === null) {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  for (const listener of listeners) listener();
}

function currentTheme(): Theme {
  return (
    toTheme(document.documentElement.dataset.theme) ?? (matchMedia(DARK_QUERY).matches ? 'dark' : 'light')
  );
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(DARK_QUERY);
  listeners.add(listener);
  system.addEventListener('change', listener);
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === STORAGE_KEY) applyTheme(toTheme(event.newValue));
}

function toTheme(value: string | null | undefined): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}
