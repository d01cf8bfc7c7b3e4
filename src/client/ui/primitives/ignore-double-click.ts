import type { MouseEvent } from 'react';

/**
 * For a button that takes its row away, or adds one and stays where it is: the second click of a double click would do it
 * to another. The keyboard's clicks count as none.
 */
export function ignoreDoubleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
