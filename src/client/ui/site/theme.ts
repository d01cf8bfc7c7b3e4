import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * Runs in the head, before the first paint: puts the remembered theme on <html>, and the class `js` that says scripts run.
 * The Content-Security-Policy allows it by its hash, so it must be sent to the letter.
 */
export const THEME_SCRIPT = `document.documentElement.classList.add('js');try{var t=localStorage.getItem('${STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The theme on screen, or null while that cannot be known: on the server and in the first render after it. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, currentTheme, () => null);
}

/** Chooses a theme for this browser. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage can be switched off: the choice then lasts as long as the page.
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
    asTheme(document.documentElement.dataset.theme) ?? (matchMedia(DARK_QUERY).matches ? 'dark' : 'light')
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
  if (event.key === STORAGE_KEY) applyTheme(asTheme(event.newValue));
}

function asTheme(value: string | null | undefined): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}
