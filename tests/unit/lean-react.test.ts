import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnused } from '../../src/build/lean-react';

const reactDom = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);
const source = readFileSync(reactDom, 'utf8');
const lean = withoutUnused(source);

test('no page asks for what is taken out of React', () => {
  const client = resolve(import.meta.dirname, '../../src/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.tsx?$/.test(name),
  );
  const asking = files.filter(name =>
    /\b(ViewTransition|addTransitionType)\b|<Fragment\b[^>]*\sref=/.test(
      readFileSync(join(client, name), 'utf8'),
    ),
  );

  expect(files.length).toBeGreaterThan(0);
  expect(asking).toEqual([]);
});

// A list, so that who brings another version of React looks what of it these are.
test('these functions do nothing any more', () => {
  const known = new Set(emptyFunctions(source));

  expect(emptyFunctions(lean).filter(name => !known.has(name))).toMatchInlineSnapshot(`
    [
      "getFragmentInstanceOrTextInstanceSiblings",
      "findFragmentInstanceOrTextInstanceSiblings",
      "getViewTransitionName",
      "getViewTransitionClassName",
      "commitNewChildToFragmentInstances",
      "commitFragmentInstanceInsertionEffects",
      "commitFragmentInstanceDeletionEffects",
      "trackEnterViewTransitions",
      "pushViewTransitionCancelableScope",
      "applyViewTransitionToHostInstances",
      "applyViewTransitionToHostInstancesRecursive",
      "restoreViewTransitionOnHostInstances",
      "commitAppearingPairViewTransitions",
      "commitEnterViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restorePairedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "measureNestedViewTransitions",
      "scheduleViewTransitionEvent",
      "reportViewTransitionError",
      "applyViewTransitionName",
      "restoreViewTransitionName",
      "startViewTransition",
      "ViewTransitionPseudoElement",
      "createViewTransitionInstance",
      "FragmentInstance",
      "addFragmentHandleToFiber",
      "addFragmentHandleToInstance",
      "commitNewChildToFragmentInstance",
      "deleteChildFromFragmentInstance",
    ]
  `);
});

function emptyFunctions(code: string): string[] {
  return [...code.matchAll(/^function (\w+)\([^)]*\) \{\}$/gm)].flatMap(([, name]) => name ?? []);
}
