import { expect, test } from 'vitest';
import { inLookColors } from '#server/features/generated-pictures/sample-drawing';

const standard = { style: 'instrument', accent: '' } as const;

test('a drawing that came with a static copy takes the colors of the look', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg"><style>.B{fill:var(--B)}</style><path class="B"/></svg>\n';
  const copied = inLookColors(drawing, { ...standard, style: 'terminal' });
  expect(inLookColors(copied, standard)).toBe(inLookColors(drawing, standard));
  expect(copied).not.toBe(inLookColors(drawing, standard));
});
