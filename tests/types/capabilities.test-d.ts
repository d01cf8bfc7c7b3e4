import { expectTypeOf, test } from 'vitest';
import type { createPlaces, createPositions, Order } from '#server/core/content/order';
import type { createSlugs, Slugs } from '#server/core/content/slugs';

type Plain = { id: string; words: string };

test('rows have an order or a slug only if they have its columns', () => {
  expectTypeOf<ReturnType<typeof createPositions>>().not.toExtend<Order<Plain>>();
  expectTypeOf<ReturnType<typeof createPlaces>>().not.toExtend<Order<Plain>>();
  expectTypeOf<ReturnType<typeof createSlugs>>().not.toExtend<Slugs<Plain>>();
  expectTypeOf<ReturnType<typeof createPositions>>().toExtend<Order<Plain & { position: number }>>();
  expectTypeOf<ReturnType<typeof createPlaces>>().toExtend<Order<Plain & { place: string | null }>>();
});
