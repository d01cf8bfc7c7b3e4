const KEY = 'shortcutHelpKey';
const OFF = 'off';

/** A shortcut of one character can be turned off (WCAG 2.1.4): speech input may say it by chance. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setHelpKey(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
}
