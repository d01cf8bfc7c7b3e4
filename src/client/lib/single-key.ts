import { safeLocalStorage } from './safe-storage';
import { takesKeys } from './takes-keys';

/** The names in storage of the shortcuts that are turned off. */
const STORED = { '?': 'shortcutHelpKey', '/': 'searchKey' } as const;
const OFF = 'off';

export type SingleKey = keyof typeof STORED;

/** WCAG 2.1.4 requires that single-character shortcuts can be turned off, for users of speech input. */
export function isKeyOn(key: SingleKey): boolean {
  return safeLocalStorage.getItem(STORED[key]) !== OFF;
}

export function setKeyOn(key: SingleKey, isOn: boolean): void {
  if (isOn) safeLocalStorage.removeItem(STORED[key]);
  else safeLocalStorage.setItem(STORED[key], OFF);
}

/** Returns true if this key was pressed as a shortcut: alone, and outside fields and dialogs. */
export function isShortcut(event: KeyboardEvent, key: SingleKey): boolean {
  return (
    event.key === key &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !takesKeys(event.target) &&
    !document.querySelector('dialog[open]') &&
    isKeyOn(key)
  );
}
