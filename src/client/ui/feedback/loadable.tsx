import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

export type Loadable<Props extends object> = ReturnType<typeof loadable<Props>>;

/**
 * Wraps a component whose code loads on demand. It renders without a fallback when the code has already
 * loaded.
 */
export function loadable<Props extends object>(loadCode: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  /** Loads the code before the component renders. */
  async function load(): Promise<ComponentType<Props>> {
    loaded ??= await loadCode();
    return loaded;
  }
  const LazyComponent = lazy(async () => ({ default: await load() }));
  // A lazy component suspends once even if its code is there, and React shows a fallback for at least 300 ms.
  function LoadedComponent(props: Props) {
    const [current] = useState(() => ({ Component: loaded ?? LazyComponent }));
    return createElement<Props>(current.Component, props);
  }
  return { load, getLoaded: () => loaded, Component: LoadedComponent };
}

/**
 * Returns the component once its code has loaded, and null until then. Unlike Suspense, this does not hold
 * back the rest of the update for 300 ms. Loading starts after the first paint. The page stands without it if it fails.
 */
export function useLoaded<Props extends object>({ load, getLoaded }: Loadable<Props>) {
  const [current, setCurrent] = useState(() => ({ Component: getLoaded() }));
  const isMissing = current.Component === null;
  useEffect(() => {
    if (!isMissing) return;
    // The browser reports a failed request.
    load().then(
      Component => setCurrent({ Component }),
      () => {},
    );
  }, [isMissing, load]);
  return current.Component;
}
