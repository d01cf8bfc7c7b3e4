import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click, which would hit the next row after a row was removed. Keyboard clicks always
 * count.
 */
export function ignoreDoubleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
