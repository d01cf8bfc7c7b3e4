import { type ComponentType, lazy } from 'react';
import type { Demo, DemoFacts, DemoProps } from './demo';

// A demo is one file in demos/, which exports its `facts` and its component `Demo`; what more it needs stands in a folder
// beside it. The query makes each file a second module, of which the build keeps the facts alone: the page knows every
// title, and each demo's code stays a chunk of its own.
const facts = import.meta.glob<DemoFacts>('./demos/*.tsx', { eager: true, import: 'facts', query: '?facts' });
const components = import.meta.glob<ComponentType<DemoProps>>('./demos/*.tsx', { import: 'Demo' });

/** The demos of the playground. */
export const demos: Demo[] = Object.entries(components)
  .flatMap(([file, load]) => {
    const known = facts[file];
    if (known === undefined) return [];
    return { ...known, id: idOf(file), Component: lazy(async () => ({ default: await load() })) };
  })
  .sort((one, other) => one.order - other.order);

function idOf(file: string): string {
  return file.replace('./demos/', '').replace('.tsx', '');
}
