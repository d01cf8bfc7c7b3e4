import type { MouseEvent } from 'react';

/**
 * For a link that does something here instead of leading away. A click with a modifier or another button is the browser's,
 * which opens a tab or saves, and so is one whose act answers false.
 */
export function onPlainClick(act: () => unknown): (event: MouseEvent) => void {
  return event => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && act() !== false) event.preventDefault();
  };
}
