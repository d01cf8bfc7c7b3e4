export type ReorderStep = 'pickUp' | 'move' | 'drop' | 'cancel';

/** Position of an item in its list; `pixels` is the distance moved, 0 if it is not announced. */
export type ItemPosition = { name: string; index: number; count: number; pixels?: number };

export function describeStep(step: ReorderStep, { name, index, count, pixels = 0 }: ItemPosition): string {
  const position = `position ${index + 1} of ${count}`;
  switch (step) {
    case 'pickUp':
      return `${name} picked up, ${position}.`;
    case 'move':
      return pixels === 0 ? `${name} moved to ${position}.` : `${name} moved ${travel(pixels)}, ${position}.`;
    case 'drop':
      return `${name} dropped at ${position}.`;
    case 'cancel':
      return `Reordering canceled. ${name} is back at ${position}.`;
  }
}

export function reorderHelp(noun: string, keyStepPx?: number): string {
  const step = keyStepPx === undefined ? 'one position' : `${keyStepPx} pixels, with Shift by one position`;
  return `Press Space or Enter to pick up the ${noun}. Then the arrow keys move it by ${step}, Home and End to the ends. Space or Enter drops it, Escape cancels.`;
}

function travel(pixels: number): string {
  return `${Math.abs(pixels)} pixels to the ${pixels < 0 ? 'left' : 'right'}`;
}
