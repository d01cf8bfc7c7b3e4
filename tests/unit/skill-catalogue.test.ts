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

test.each(technologies)('$name has an icon of the free set, a colour and a field', technology => {
  const { name, icon, color, fields } = technology;
  const [style, shape = ''] = icon.split(' ');
  expect(icon).toBe(`${style} ${shape}`);
  expect(['fa-brands', 'fa-solid']).toContain(style);
  // all.css mixes both sets: a shape of the other one would stay empty.
  expect(style === 'fa-brands' ? brands.has(shape) : all.has(shape) && !brands.has(shape)).toBe(true);
  expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(fields.length).toBeGreaterThan(0);
  expect(skillListInputSchema.safeParse([{ name, icon, color }])).toMatchObject({ success: true });
});
