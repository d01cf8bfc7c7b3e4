import { expect, test } from 'vitest';
import { iconId } from '../../src/client/ui/icons/icon-sprite';
import { createIconSymbols } from '../../src/server/http/icon-symbols';
import { ICON_CHOICES, LINK_ICON_CHOICES } from '../../src/shared/icon-choices';

test('there are about seventy, each once', () => {
  expect(ICON_CHOICES.length).toBeGreaterThanOrEqual(65);
  expect(ICON_CHOICES.length).toBeLessThanOrEqual(80);
  expect(new Set(ICON_CHOICES).size).toBe(ICON_CHOICES.length);
});

test('those for links are others', () => {
  const all = [...ICON_CHOICES, ...LINK_ICON_CHOICES];
  expect(new Set(all).size).toBe(all.length);
});

test('every one is drawn', () => {
  const { isKnown } = createIconSymbols();
  expect([...ICON_CHOICES, ...LINK_ICON_CHOICES].filter(icon => !isKnown(iconId(icon)))).toEqual([]);
});
