import { expect, test } from 'vitest';
import { iconId } from '#client/ui/icons/icon-sprite';
import { createIconSymbols } from '#server/http/icons/icon-symbols';
import { ICON_CHOICES, LINK_ICON_CHOICES } from '#shared/icon-choices';

test('the icon choices differ, and all have a drawing', () => {
  const all = [...ICON_CHOICES, ...LINK_ICON_CHOICES];
  expect(new Set(all).size).toBe(all.length);
  const { isKnown } = createIconSymbols();
  expect(all.filter(icon => !isKnown(iconId(icon)))).toEqual([]);
});
