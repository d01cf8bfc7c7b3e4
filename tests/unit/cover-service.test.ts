import { expect, test, vi } from 'vitest';
import { createTypefaceLoader } from '#server/core/font/typefaces';
import { createCoverService } from '#server/features/generated-pictures/covers/cover-service';

const faces = await createTypefaceLoader()('archivo');
const layout = vi.spyOn(faces.head[0].font, 'layout');

/** Counts how often the figure of a cover is set, which happens whenever a scale is drawn. */
async function countSettings(requests: number): Promise<number> {
  layout.mockClear();
  const covers = createCoverService(() => Promise.resolve(faces));
  const cover = { family: 'board', turn: 0, seed: 6, figure: '41%' } as const;
  const look = { style: 'instrument', accent: '' } as const;
  await Promise.all(Array.from({ length: requests }, () => covers.draw({ cover, isSmall: false, look })));
  return layout.mock.calls.length;
}

test('20 requests at once for a new cover draw it once', async () => {
  const once = await countSettings(1);
  expect(once).toBeGreaterThan(0);
  expect(await countSettings(20)).toBe(once);
});
