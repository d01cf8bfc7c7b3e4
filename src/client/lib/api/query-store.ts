import { notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { ApiCalls, InputOf, OutputOf, QueryPath } from './api-calls';
import { type ObserveOptions, type QueryStore, queryKeyOf } from './queries';

/** The answers that react-query has, and the calls that bring it more. */
export function createQueryStore(client: QueryClient, calls: ApiCalls): QueryStore {
  function queryOf<Path extends QueryPath>(path: Path, input: InputOf<Path> | undefined) {
    return { queryKey: queryKeyOf(path, input), queryFn: () => calls.query(path, input) };
  }

  function observe<Path extends QueryPath, Data>(
    path: Path,
    input: InputOf<Path>,
    options: ObserveOptions<Path, Data>,
  ) {
    const observer = new QueryObserver<OutputOf<Path>, Error, Data>(client, {
      ...options,
      ...queryOf(path, input),
    });
    return {
      subscribe: (listener: () => void) => observer.subscribe(notifyManager.batchCalls(listener)),
      read: () => observer.getCurrentResult(),
    };
  }

  const store: QueryStore = {
    client,
    observe,
    prefetch: (path, ...[input]) => client.prefetchQuery(queryOf(path, input)),
    load: async () => store,
    loaded: () => store,
  };
  return store;
}
