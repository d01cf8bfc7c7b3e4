import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

export type Loadable<Props extends object> = {
  /** Loads the code ahead of the rendering. */
  load: () => Promise<ComponentType<Props>>;
  /** Null before its code is there. */
  loaded: () => ComponentType<Props> | null;
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
  return { load, loaded: () => loaded, Component: LoadedComponent };
}

/**
 * The component as soon as its code is there, which is asked for after the first paint; null until then. What waits
 * in Suspense holds back all that React shows with it for a third of a second, and this does not.
 */
export function useLoaded<Props extends object>({
  load,
  loaded,
}: Loadable<Props>): ComponentType<Props> | null {
  const [current, setCurrent] = useState(() => ({ Component: loaded() }));
  const isMissing = current.Component === null;
  useEffect(() => {
    if (isMissing) void load().then(Component => setCurrent({ Component }));
  }, [isMissing, load]);
  return current.Component;
}
