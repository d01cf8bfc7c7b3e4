import type { MouseEvent } from 'react';

/**
 * Handles a plain click on a link in place of navigation. The browser handles clicks with a modifier key or
 * another button, and clicks for which `act` returns false.
 */
export function onPlainClick(act: () => unknown): (event: MouseEvent) => void {
  return event => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && act() !== false) event.preventDefault();
  };
}

/**
 * Ignores the second click of a double click, which would hit the next row after a row was removed. Keyboard
 * clicks always count.
 */
export function ignoreDoubleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
