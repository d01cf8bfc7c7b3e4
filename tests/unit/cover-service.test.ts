import { expect, test, vi } from 'vitest';
import { createTypefaceLoader } from '#server/core/font/typefaces';
import { createCoverService } from '#server/features/generated-pictures/covers/cover-service';

test('20 requests at once for a new cover draw it once', async () => {
  const faces = await createTypefaceLoader()('archivo');
  // Each drawing of this cover sets its figure.
  const layout = vi.spyOn(faces.head[0].font, 'layout');
  const cover = { family: 'board', turn: 0, seed: 4, figure: '41%' } as const;
  const look = { style: 'instrument', accent: '' } as const;
  const request = async (count: number) => {
    layout.mockClear();
    const covers = createCoverService(() => Promise.resolve(faces));
    await Promise.all(Array.from({ length: count }, () => covers.draw({ cover, isSmall: false, look })));
    return layout.mock.calls.length;
  };
  const once = await request(1);
  expect(once).toBeGreaterThan(0);
  expect(await request(20)).toBe(once);
});
