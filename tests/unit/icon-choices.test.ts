import { expect, test } from 'vitest';
import { iconId } from '#client/ui/icons/icon-sprite';
import { createIconSymbols } from '#server/http/icon-symbols';
import { ICON_CHOICES, LINK_ICON_CHOICES } from '#shared/icon-choices';

test('the icon choices are about seventy different icons, which all have a drawing', () => {
  expect(ICON_CHOICES.length).toBeGreaterThanOrEqual(65);
  expect(ICON_CHOICES.length).toBeLessThanOrEqual(80);
  expect(new Set(ICON_CHOICES).size).toBe(ICON_CHOICES.length);
  const all = [...ICON_CHOICES, ...LINK_ICON_CHOICES];
  expect(new Set(all).size).toBe(all.length);
  const { isKnown } = createIconSymbols();
  expect([...ICON_CHOICES, ...LINK_ICON_CHOICES].filter(icon => !isKnown(iconId(icon)))).toEqual([]);
});
