import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MEANINGS, PALETTES } from '#shared/appearance/palettes';
import { parseHex } from '#shared/color/color';
import { contrastRatio } from '#shared/color/contrast-ratio';

const CLIENT = 'src/client';

// The accents offered to the owner are values of their own, which stay the same when a palette changes.
const ACCENT_CHOICES = 'features/site/admin/appearance/accent-panel.tsx';

const WHITE = '#ffffff';

test('the colors of the palettes are not repeated in the client', async () => {
  const colors = new Set<string>(
    [PALETTES.instrument, PALETTES.editorial, PALETTES.terminal, MEANINGS].flatMap(palette =>
      Object.values(palette).flat(),
    ),
  );
  colors.delete(WHITE);
  const repeated: string[] = [];
  for (const file of await readdir(CLIENT, { recursive: true })) {
    if (!/\.(css|tsx?)$/.test(file) || file === ACCENT_CHOICES) continue;
    for (const [color] of (await readFile(`${CLIENT}/${file}`, 'utf8')).matchAll(/#[\da-f]{6}\b/gi)) {
      if (colors.has(color.toLowerCase())) repeated.push(`${file}: ${color}`);
    }
  }
  expect(repeated).toEqual([]);
});

test('the colors of charts have a contrast of 3 on the surface of every style', async () => {
  const tokens = await readFile(`${CLIENT}/ui/styles/tokens.css`, 'utf8');
  const colors = [...tokens.matchAll(/--((?:pie|cat)-\w+): light-dark\((#\w+), (#\w+)\)/g)];
  expect(colors).toHaveLength(9);
  const ratio = (hex: string, surface: string) => {
    const [one, other] = [parseHex(hex), parseHex(surface)];
    return one && other ? contrastRatio(one, other) : 0;
  };
  const weak = Object.entries(PALETTES).flatMap(
    ([
      style,
      {
        surface: [light, dark],
      },
    ]) =>
      colors
        .filter(([, , onLight = '', onDark = '']) => Math.min(ratio(onLight, light), ratio(onDark, dark)) < 3)
        .map(([, name]) => `${name} in ${style}`),
  );
  expect(weak).toEqual([]);
});
