export type ReorderStep = 'pickUp' | 'move' | 'drop' | 'cancel';

/** Where an item is in its list; `pixels` is how far it was moved, where that is told. */
export type Whereabouts = { name: string; index: number; count: number; pixels?: number };

/** What is read out at each step. */
export function reorderWords(step: ReorderStep, { name, index, count, pixels = 0 }: Whereabouts): string {
  const position = `position ${index + 1} of ${count}`;
  switch (step) {
    case 'pickUp':
      return `${name} picked up, ${position}.`;
    case 'move':
      return pixels === 0 ? `${name} moved to ${position}.` : `${name} moved ${travel(pixels)}, ${position}.`;
    case 'drop':
      return `${name} dropped at ${position}.`;
    case 'cancel':
      return `Reordering cancelled. ${name} is back at ${position}.`;
  }
}

/** How items are moved by keys, for those who cannot see the handle. */
export function reorderHelp(noun: string, keyStepPx?: number): string {
  const step = keyStepPx === undefined ? 'one position' : `${keyStepPx} pixels, with Shift by one position`;
  return `Press Space or Enter to pick up the ${noun}. Then the arrow keys move it by ${step}, Home and End to the ends. Space or Enter drops it, Escape cancels.`;
}

function travel(pixels: number): string {
  return `${Math.abs(pixels)} pixels to the ${pixels < 0 ? 'left' : 'right'}`;
}
