import { type ComponentType, createElement, lazy, useState } from 'react';

export type Loadable<Props extends object> = {
  /** Loads the code ahead of the rendering. */
  load: () => Promise<unknown>;
  Component: ComponentType<Props>;
};

/** A component whose code is loaded on demand, and which renders at once when that has been done already. */
export function loadable<Props extends object>(
  loadCode: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function load(): Promise<ComponentType<Props>> {
    loaded ??= await loadCode();
    return loaded;
  }
  const LazyComponent = lazy(async () => ({ default: await load() }));
  // Even then a lazy one would show its fallback for a moment, and React keeps a fallback for a third of a second.
  function LoadedComponent(props: Props) {
    const [current] = useState(() => ({ Component: loaded ?? LazyComponent }));
    return createElement<Props>(current.Component, props);
  }
  return { load, Component: LoadedComponent };
}
