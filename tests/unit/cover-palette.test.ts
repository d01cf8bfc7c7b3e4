import { expect, test } from 'vitest';
import { coverColors } from '#server/features/generated-pictures/covers/palette';
import { toTints } from '#shared/appearance/accent';
import { LOOK_STYLES } from '#shared/appearance/looks';
import { formatHex, parseHex, toRgb } from '#shared/color/color';
import { contrastRatio } from '#shared/color/contrast-ratio';

/** The accent of the style, those that the settings offer, and 50 others of all hues. */
const ACCENTS = [
  ...['', '#b0103a', '#7a2e8e', '#4340b8', '#1b5cad', '#0b6a68', '#17693a', '#b57614'],
  ...Array.from({ length: 50 }, (_, index) =>
    formatHex(
      toRgb({
        lightness: 0.15 + 0.07 * (index % 11),
        chroma: 0.04 + 0.05 * (index % 4),
        hue: (index / 50) * 2 * Math.PI,
      }),
    ),
  ),
];

test.each(LOOK_STYLES)('the accent of %s covers stands out from every face', style => {
  const weak = ACCENTS.flatMap(accent =>
    (['light', 'dark'] as const).flatMap(theme =>
      (['paper', 'mist', 'ink'] as const).flatMap(ground => {
        const colors = coverColors({ style, accent }, ground, theme);
        const faces = (['ground', 'top', 'side', 'shade'] as const).filter(
          face => getRatio(colors.accent, colors[face]) < 3,
        );
        return faces.map(face => `${accent} on ${face} of ${ground} in the ${theme} theme`);
      }),
    ),
  );
  expect(weak).toEqual([]);
});

test('an accent that stands out already stays as it is', () => {
  const look = { style: 'instrument', accent: '#1b5cad' } as const;
  expect(coverColors(look, 'paper', 'light').accent).toBe(toTints(look).light.accent);
});

function getRatio(one: string, other: string): number {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first && second ? contrastRatio(first, second) : 0;
}
