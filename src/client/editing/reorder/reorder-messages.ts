/** Names the two directions of a list. */
export const DIRECTION_NAMES = {
  vertical: { back: 'up', forth: 'down' },
  horizontal: { back: 'left', forth: 'right' },
  grid: { back: 'left', forth: 'right' },
} as const;

export type ReorderStep = 'pickUp' | 'move' | 'drop' | 'cancel';

/** The position of an item in its list. `pixels` is the distance moved, or 0 if it is not announced. */
type ItemPosition = { name: string; index: number; count: number; pixels?: number };

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
  return `Press Space or Enter to pick up the ${noun}. Use the arrow keys to move it by ${step}, or Home and End to move it to the ends. Press Space or Enter to drop it, or Escape to cancel.`;
}

function travel(pixels: number): string {
  return `${Math.abs(pixels)} pixels to the ${pixels < 0 ? 'left' : 'right'}`;
}
