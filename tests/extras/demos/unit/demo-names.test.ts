import { expect, test } from 'vitest';
import { playgroundDemos } from '#client/extras/demos/playground-demos';
import { DEMOS } from '#shared/sections/projects';

test('the playground has the demos that the settings name', () => {
  expect(playgroundDemos.map(({ id }) => id)).toEqual([...DEMOS]);
});
