import { type Queries, STALE_AFTER_MS } from './queries';

/** What shows that someone does more than look. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Loads react-query when the visitor begins to use the page: what is asked for next is then soon there. Who only comes back
 * to it after a while is shown what is new, as react-query does from then on.
 */
export function loadAtFirstUse({ load, loaded }: Queries): void {
  const openedAt = Date.now();
  const stop = new AbortController();
  const { signal } = stop;
  // A failure is told where something is asked for.
  const begin = () => {
    stop.abort();
    load().catch(() => {});
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, capture: true, signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden || loaded() || Date.now() - openedAt < STALE_AFTER_MS) return;
      stop.abort();
      load().then(
        store => store.client.getQueryCache().onFocus(),
        () => {},
      );
    },
    { signal },
  );
}
