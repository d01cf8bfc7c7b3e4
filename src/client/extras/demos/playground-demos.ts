import { type ComponentType, lazy } from 'react';
import type { Demo, DemoFacts, DemoProps } from '#client/features/playground/demo';

// A demo is a file in this folder that exports `facts` and the component `Demo`. Further files are in folders
// beside them. The query creates a second module of each file, of which the build retains only the facts. The
// page thus knows every title, while the code of each demo is a separate chunk.
const facts = import.meta.glob<DemoFacts>('./*.tsx', { eager: true, import: 'facts', query: '?facts' });
const components = import.meta.glob<ComponentType<DemoProps>>('./*.tsx', { import: 'Demo' });

/** The demos of the playground. The settings decide which are shown, and in which order. */
export const playgroundDemos: readonly Demo[] = Object.entries(components).flatMap(([file, load]) => {
  const texts = facts[file];
  if (texts === undefined) return [];
  const id = file.replace('./', '').replace('.tsx', '');
  return { ...texts, id, Component: lazy(async () => ({ default: await load() })) };
});
