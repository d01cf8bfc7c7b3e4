import { expect, test } from 'vitest';
import { iconId } from '#client/ui/icons/icon-sprite';
import { TECHNOLOGIES } from '#server/features/skills/skill-catalog';
import { createIconSymbols } from '#server/http/icon-symbols';
import { skillListInputSchema } from '#shared/contract/skill';
import { skillNameKey } from '#shared/skills';

test('the skill catalog has at least 120 technologies with unique names', () => {
  expect(TECHNOLOGIES.length).toBeGreaterThanOrEqual(120);
  const names = TECHNOLOGIES.map(({ name }) => skillNameKey(name));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every icon of the skill catalog exists with its style', () => {
  const { isKnown } = createIconSymbols();
  const wrong = TECHNOLOGIES.filter(
    ({ icon }) => !/^(fa-brands|fa-solid|si) \S+$/.test(icon) || !isKnown(iconId(icon)),
  );
  expect(wrong).toEqual([]);
});

test('every technology has a color and an area', () => {
  const wrong = TECHNOLOGIES.filter(({ color, areas }) => !/^#[\da-f]{6}$/.test(color) || areas.length === 0);
  expect(wrong).toEqual([]);
});

test('every technology can be saved as a skill', () => {
  const wrong = TECHNOLOGIES.filter(
    ({ name, icon, color }) => !skillListInputSchema.safeParse([{ name, icon, color }]).success,
  );
  expect(wrong).toEqual([]);
});
