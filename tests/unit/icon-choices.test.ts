import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ICON_CHOICES, LINK_ICON_CHOICES } from '../../src/shared/icon-choices';

const require = createRequire(import.meta.url);

/** The icons that a family of the shipped font draws. */
function iconsOf(family: 'brands' | 'solid'): Set<string> {
  const read = (file: string) =>
    readFileSync(require.resolve(`@fortawesome/fontawesome-free/css/${file}.css`), 'utf8');
  const styles = family === 'brands' ? read('brands') : read('fontawesome');
  return new Set([...styles.matchAll(/\.(fa-[a-z0-9-]+)\s*[{,]/g)].map(([, name = '']) => name));
}

test('there are about seventy, each once', () => {
  expect(ICON_CHOICES.length).toBeGreaterThanOrEqual(65);
  expect(ICON_CHOICES.length).toBeLessThanOrEqual(80);
  expect(new Set(ICON_CHOICES).size).toBe(ICON_CHOICES.length);
});

test('those for links are others', () => {
  const all = [...ICON_CHOICES, ...LINK_ICON_CHOICES];
  expect(new Set(all).size).toBe(all.length);
});

test('every one exists in the shipped icon font', () => {
  const drawn = { brands: iconsOf('brands'), solid: iconsOf('solid') };
  const missing = [...ICON_CHOICES, ...LINK_ICON_CHOICES].filter(icon => {
    const [family, name = ''] = icon.split(' ');
    return !drawn[family === 'fa-brands' ? 'brands' : 'solid'].has(name);
  });
  expect(missing).toEqual([]);
});
