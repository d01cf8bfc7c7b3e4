import { type ComponentType, lazy } from 'react';
import type { Demo, DemoProps } from '#client/features/playground/demo';
import { DEMOS } from '#shared/sections/projects';

// A demo is a file in this folder that exports the component `Demo`. Further files are in folders beside them. The code
// of each demo is a separate chunk.
const components = import.meta.glob<ComponentType<DemoProps>>('./*.tsx', { import: 'Demo' });

/** The demos of the playground. The settings decide which are shown, and in which order. */
export const playgroundDemos: readonly Demo[] = DEMOS.flatMap(id => {
  const load = components[`./${id}.tsx`];
  return load ? { id, Component: lazy(async () => ({ default: await load() })) } : [];
});
