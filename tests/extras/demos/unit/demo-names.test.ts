import { expect, test } from 'vitest';
import { playgroundDemos } from '#client/extras/demos/playground-demos';
import { ENTRY_LABELS } from '#client/features/site/admin/sections/section-fields';
import { DEMOS } from '#shared/sections/projects';

test('the playground demos are those that the settings name, with the same titles', () => {
  expect(playgroundDemos.map(({ id }) => id)).toEqual([...DEMOS].sort());
  for (const { id, title } of playgroundDemos) expect(ENTRY_LABELS.demos[id]).toBe(title);
});
