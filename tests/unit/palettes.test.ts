import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MEANINGS, PALETTES } from '#shared/appearance/palettes';

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
