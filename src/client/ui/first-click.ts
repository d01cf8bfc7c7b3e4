import type { MouseEvent } from 'react';

/**
 * For a button that takes its row away: the second click of a double click would hit the row that moves up under the
 * pointer. The keyboard's clicks count as none.
 */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
