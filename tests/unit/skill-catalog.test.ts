import { expect, test } from 'vitest';
import { iconId } from '#client/ui/icons/icon-sprite';
import { TECHNOLOGIES } from '#server/features/skills/skill-catalog';
import { createIconSymbols } from '#server/http/icons/icon-symbols';
import { skillListInputSchema } from '#shared/contract/skill';
import { nameKey } from '#shared/names';

test('the skill catalog has at least 120 technologies with unique names, icons, colors and areas', () => {
  expect(TECHNOLOGIES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(TECHNOLOGIES.map(({ name }) => nameKey(name))).size).toBe(TECHNOLOGIES.length);
  const { isKnown } = createIconSymbols();
  const wrong = TECHNOLOGIES.filter(
    ({ icon, color, areas }) =>
      !/^(fa-brands|fa-solid|si) \S+$/.test(icon) ||
      !isKnown(iconId(icon)) ||
      !/^#[\da-f]{6}$/.test(color) ||
      areas.length === 0,
  );
  expect(wrong).toEqual([]);
  const skills = TECHNOLOGIES.map(({ name, icon, color }) => ({ name, icon, color }));
  expect(skillListInputSchema.safeParse(skills).error).toBeUndefined();
});
