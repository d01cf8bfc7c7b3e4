import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { SKILL_CATALOGUE } from '../../src/server/features/skills/skill-catalogue';
import { skillListInputSchema } from '../../src/shared/contract/skill';
import { skillNameKey } from '../../src/shared/skill-name-key';

const require = createRequire(import.meta.url);
const technologies = SKILL_CATALOGUE.flatMap(group => group.technologies);

/** The icons that a stylesheet of the free set gives a shape. */
function iconsOf(stylesheet: string): Set<string> {
  const css = readFileSync(require.resolve(`@fortawesome/fontawesome-free/css/${stylesheet}`), 'utf8');
  const rules = css.matchAll(/([^{}]+)\{\s*--fa:/g);
  return new Set([...rules].flatMap(([, selectors = '']) => selectors.match(/(?<=\.)fa-[\w-]+/g) ?? []));
}

const brands = iconsOf('brands.css');
const all = iconsOf('all.css');

test('the catalogue has at least 120 technologies, no two of one name', () => {
  expect(technologies.length).toBeGreaterThanOrEqual(120);
  const names = technologies.map(({ name }) => skillNameKey(name));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const categories = SKILL_CATALOGUE.map(({ category }) => category);
  expect(new Set(categories).size).toBe(categories.length);
});

test('every icon is a shape of the free set, in the style that has it', () => {
  const wrong = technologies.filter(({ icon }) => {
    const [, style, shape = ''] = /^(fa-brands|fa-solid) (\S+)$/.exec(icon) ?? [];
    if (style === undefined) return true;
    // all.css mixes both sets: a shape of the other one would stay empty.
    return style === 'fa-brands' ? !brands.has(shape) : !all.has(shape) || brands.has(shape);
  });
  expect(wrong).toEqual([]);
});

test('every technology has a colour and a field', () => {
  const wrong = technologies.filter(
    ({ color, fields }) => !/^#[\da-f]{6}$/.test(color) || fields.length === 0,
  );
  expect(wrong).toEqual([]);
});

test('every technology can be saved as a skill', () => {
  const wrong = technologies.filter(
    ({ name, icon, color }) => !skillListInputSchema.safeParse([{ name, icon, color }]).success,
  );
  expect(wrong).toEqual([]);
});
