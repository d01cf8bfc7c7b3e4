import type { MouseEvent } from 'react';

/** A click that means "go there": with a modifier or another button it is the browser's, which opens a tab or saves. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
