import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ApiCalls, InputOf, QueryPath } from './api-calls';
import type { Answer, ObserveOptions, Prefetch, Queries } from './queries';

export type Api = { calls: ApiCalls; queries: Queries };

export const ApiContext = createContext<Api | null>(null);

function useApiContext(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('The API is asked for outside its context');
  return api;
}

/** For a call outside a query. */
export function useApi(): ApiCalls {
  return useApiContext().calls;
}

export function useQueries(): Queries {
  return useApiContext().queries;
}

/** For a part that asks ahead for what it will show when it is opened. */
export function usePrefetch(): Prefetch {
  return useApiContext().queries.prefetch;
}

/** What a procedure answers. */
export function useApiQuery<Path extends QueryPath, Data>(
  path: Path,
  input: InputOf<Path>,
  options: Omit<ObserveOptions<Path, Data>, 'refetchOnMount'>,
): Answer<Data> {
  const { queries } = useApiContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal input is the same question
  const observed = useMemo(
    () => queries.observe(path, input, options),
    [queries, path, JSON.stringify(input)],
  );
  return useSyncExternalStore(observed.subscribe, observed.read, observed.read);
}
