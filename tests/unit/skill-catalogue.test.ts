import { expect, test } from 'vitest';
import { iconId } from '../../src/client/ui/icons/icon-sprite';
import { TECHNOLOGIES } from '../../src/server/features/skills/skill-catalogue';
import { createIconSymbols } from '../../src/server/http/icon-symbols';
import { skillListInputSchema } from '../../src/shared/contract/skill';
import { skillNameKey } from '../../src/shared/skill-name-key';

test('the catalogue has at least 120 technologies, no two of one name', () => {
  expect(TECHNOLOGIES.length).toBeGreaterThanOrEqual(120);
  const names = TECHNOLOGIES.map(({ name }) => skillNameKey(name));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every icon is a shape of the free set, in the style that has it', () => {
  const { isKnown } = createIconSymbols();
  const wrong = TECHNOLOGIES.filter(
    ({ icon }) => !/^(fa-brands|fa-solid) \S+$/.test(icon) || !isKnown(iconId(icon)),
  );
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
