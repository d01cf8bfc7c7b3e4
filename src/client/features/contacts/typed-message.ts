import { safeSessionStorage } from '#client/lib/safe-storage';
import { isRecord } from '#shared/is-record';

const KEY = 'contact-message';
const FIELDS = ['name', 'email', 'message'] as const;

/** Stores what a visitor has typed in this tab, so that it survives a reload and visits to other pages. */
export function storeTyped(form: HTMLFormElement): void {
  const fields = new FormData(form);
  safeSessionStorage.setItem(
    KEY,
    JSON.stringify(Object.fromEntries(FIELDS.map(name => [name, fields.get(name)]))),
  );
}

/** Fills the empty fields with what the visitor typed before. */
export function restoreTyped(form: HTMLFormElement): void {
  const typed = readTyped();
  for (const control of listControls(form)) {
    const text = typed[control.name];
    if (control.value === '' && typeof text === 'string') control.value = text;
  }
}

export function forgetTyped(): void {
  safeSessionStorage.removeItem(KEY);
}

function readTyped(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(safeSessionStorage.getItem(KEY) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Lists the browser's own message for each invalid field. */
export function listInvalid(form: HTMLFormElement): Map<string, string> {
  const invalid = listControls(form).filter(control => !control.checkValidity());
  return new Map(invalid.map(({ name, validationMessage }) => [name, validationMessage]));
}

/** Clears all fields. The method `reset` would restore the values of the server's HTML. */
export function clearFields(form: HTMLFormElement): void {
  for (const control of listControls(form)) control.value = '';
}

function listControls(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
}
