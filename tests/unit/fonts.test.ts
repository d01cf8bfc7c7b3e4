import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';

const client = resolve(import.meta.dirname, '../../src/client');

/** Reads the axes and the size of a font file. */
function readFont(name: string) {
  const file = readFileSync(join(client, 'ui/styles/fonts', name));
  const font = create(file);
  return { font, axes: font.variationAxes, bytes: file.length };
}

test.each(['archivo-latin.woff2', 'archivo-latin-ext.woff2'])(
  '%s contains only the weights and widths that the styles use',
  name => {
    const { axes, bytes } = readFont(name);
    expect(axes.wght).toMatchObject({ min: 400, max: 600 });
    expect(axes.wdth).toMatchObject({ min: 84, max: 116 });
    expect(bytes).toBeLessThan(52_000);
  },
);

test('the main font file has every Latin-1 character and tabular figures', () => {
  const { font } = readFont('archivo-latin.woff2');
  const available = new Set(font.characterSet);
  const printable = [...Array.from({ length: 95 }, (_, index) => 0x20 + index)];
  const latin1 = [...Array.from({ length: 96 }, (_, index) => 0xa0 + index)];
  const signs = [...'ıŒœ–—‘’“”…•€™↑↓−'].map(sign => sign.codePointAt(0) ?? 0);
  const required = [...printable, ...latin1, ...signs];
  expect(required.filter(code => !available.has(code)).map(code => code.toString(16))).toEqual([]);
  expect(font.availableFeatures).toContain('tnum');
});

test.each(['newsreader', 'newsreader-display', 'jetbrains-mono'])(
  '%s contains only the weights that the styles use',
  name => {
    const { axes, bytes } = readFont(`${name}-latin.woff2`);
    expect(axes.wght).toMatchObject({ min: 400, max: 600 });
    expect(Object.keys(axes)).toEqual(['wght']);
    expect(bytes).toBeLessThan(37_000);
  },
);
