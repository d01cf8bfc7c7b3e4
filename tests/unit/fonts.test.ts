import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';

const client = resolve(import.meta.dirname, '../../src/client');

/** The axes of a file, and how many bytes it has. */
function readFont(name: string) {
  const file = readFileSync(join(client, 'ui/styles/fonts', name));
  const font = create(file);
  return { font, axes: font.variationAxes, bytes: file.length };
}

test.each(['archivo-latin.woff2', 'archivo-latin-ext.woff2'])(
  '%s has the weights and widths that the styles use, and no others',
  name => {
    const { axes, bytes } = readFont(name);
    expect(axes.wght).toMatchObject({ min: 400, max: 600 });
    expect(axes.wdth).toMatchObject({ min: 84, max: 116 });
    expect(bytes).toBeLessThan(52_000);
  },
);

test('the first file has every letter of Latin-1, and tabular figures', () => {
  const { font } = readFont('archivo-latin.woff2');
  const known = new Set(font.characterSet);
  const printable = [...Array.from({ length: 95 }, (_, index) => 0x20 + index)];
  const latin1 = [...Array.from({ length: 96 }, (_, index) => 0xa0 + index)];
  const signs = [...'ıŒœ–—‘’“”…•€™↑↓−'].map(sign => sign.codePointAt(0) ?? 0);
  const wanted = [...printable, ...latin1, ...signs];
  expect(wanted.filter(code => !known.has(code)).map(code => code.toString(16))).toEqual([]);
  expect(font.availableFeatures).toContain('tnum');
});

test.each(['newsreader', 'newsreader-display', 'jetbrains-mono'])('%s is cut to what styles use', name => {
  const { axes, bytes } = readFont(`${name}-latin.woff2`);
  expect(axes.wght).toMatchObject({ min: 400, max: 600 });
  expect(Object.keys(axes)).toEqual(['wght']);
  expect(bytes).toBeLessThan(37_000);
});
