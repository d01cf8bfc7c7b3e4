import { fireEvent } from '@testing-library/react';

const CONTROLS = 'a[href], button, summary, input:not([type="file"]), select, textarea';
/** happy-dom can't load the frames of downloads. */
const UNUSABLE = '[hidden] *, dialog:not([open]) *, form[target] *, :disabled, button[aria-disabled="true"]';

/**
 * Tries each control of the page once, also those that appear later: clicks it, changes its value, and presses Escape.
 * `settle` waits for what follows. Links to other pages and the button that signs out are left out. Of controls whose
 * names differ only in a number, one is used.
 */
export async function tryEachControl(settle: () => Promise<void>): Promise<void> {
  const names = new WeakMap<Element, string>();
  const used = new Set<string>();
  const nameOf = (control: HTMLElement) => {
    const name = names.get(control) ?? describeControl(control);
    names.set(control, name);
    return name;
  };
  const findNext = () =>
    [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
      control => !used.has(nameOf(control)) && isUsable(control),
    );
  for (let control = findNext(); control; control = findNext()) {
    used.add(nameOf(control));
    tryControl(control);
    await settle();
  }
}

function isUsable(control: HTMLElement): boolean {
  if (control.textContent === 'Logout' || control.matches(UNUSABLE)) return false;
  return !(control instanceof HTMLAnchorElement) || new URL(control.href).pathname === location.pathname;
}

function describeControl(control: HTMLElement): string {
  const label = 'labels' in control && control.labels instanceof NodeList ? control.labels[0] : null;
  const name = control.ariaLabel ?? (label ?? control).textContent;
  return `${control.localName} ${name}`.replace(/\d+/g, '0');
}

function tryControl(control: HTMLElement): void {
  control.focus();
  fireEvent.click(control);
  if (control.matches('textarea, input:not([type="checkbox"], [type="radio"])'))
    fireEvent.change(control, { target: { value: '1' } });
  if (control instanceof HTMLSelectElement)
    fireEvent.change(control, { target: { value: [...control.options].at(-1)?.value } });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
}
