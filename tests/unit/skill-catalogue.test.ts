import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { TECHNOLOGIES } from '../../src/server/features/skills/skill-catalogue';
import { skillListInputSchema } from '../../src/shared/contract/skill';
import { skillNameKey } from '../../src/shared/skill-name-key';

const require = createRequire(import.meta.url);

/** The icons that a stylesheet of the free set gives a shape. */
function iconsOf(stylesheet: string): Set<string> {
  const css = readFileSync(require.resolve(`@fortawesome/fontawesome-free/css/${stylesheet}`), 'utf8');
  const rules = css.matchAll(/([^{}]+)\{\s*--fa:/g);
  return new Set([...rules].flatMap(([, selectors = '']) => selectors.match(/(?<=\.)fa-[\w-]+/g) ?? []));
}

const brands = iconsOf('brands.css');
const all = iconsOf('all.css');

test('the catalogue has at least 120 technologies, no two of one name', () => {
  expect(TECHNOLOGIES.length).toBeGreaterThanOrEqual(120);
  const names = TECHNOLOGIES.map(({ name }) => skillNameKey(name));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every icon is a shape of the free set, in the style that has it', () => {
  const wrong = TECHNOLOGIES.filter(({ icon }) => {
    const [, style, shape = ''] = /^(fa-brands|fa-solid) (\S+)$/.exec(icon) ?? [];
    if (style === undefined) return true;
    // all.css mixes both sets: a shape of the other one would stay empty.
    return style === 'fa-brands' ? !brands.has(shape) : !all.has(shape) || brands.has(shape);
  });
  expect(wrong).toEqual([]);
});

test('every technology has a colour and an area', () => {
  const wrong = TECHNOLOGIES.filter(({ color, areas }) => !/^#[\da-f]{6}$/.test(color) || areas.length === 0);
  expect(wrong).toEqual([]);
});

test('every technology can be saved as a skill', () => {
  const wrong = TECHNOLOGIES.filter(
    ({ name, icon, color }) => !skillListInputSchema.safeParse([{ name, icon, color }]).success,
  );
  expect(wrong).toEqual([]);
});
