import { safeLocalStorage } from '../lib/storage/safe-storage';

const KEY = 'shortcutHelpKey';
const OFF = 'off';

/** A shortcut of one character can be turned off (WCAG 2.1.4): speech input may say it by chance. */
export function isHelpKeyOn(): boolean {
  return safeLocalStorage.getItem(KEY) !== OFF;
}

export function setHelpKey(isOn: boolean): void {
  if (isOn) safeLocalStorage.removeItem(KEY);
  else safeLocalStorage.setItem(KEY, OFF);
}
