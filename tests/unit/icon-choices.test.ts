import { expect, test } from 'vitest';
import { iconId } from '#client/ui/icons/icon-sprite';
import { createIconSymbols } from '#server/http/icon-symbols';
import { ICON_CHOICES, LINK_ICON_CHOICES } from '#shared/icon-choices';

test('the icon choices are about seventy different icons', () => {
  expect(ICON_CHOICES.length).toBeGreaterThanOrEqual(65);
  expect(ICON_CHOICES.length).toBeLessThanOrEqual(80);
  expect(new Set(ICON_CHOICES).size).toBe(ICON_CHOICES.length);
});

test('the icon choices for links are different from the others', () => {
  const all = [...ICON_CHOICES, ...LINK_ICON_CHOICES];
  expect(new Set(all).size).toBe(all.length);
});

test('every icon choice has a drawing', () => {
  const { isKnown } = createIconSymbols();
  expect([...ICON_CHOICES, ...LINK_ICON_CHOICES].filter(icon => !isKnown(iconId(icon)))).toEqual([]);
});
