import type { QueryClient } from '@tanstack/react-query';
import type { ArgumentsOf, InputOf, OutputOf, QueryPath } from './api-calls';

/** How a query stands: the part of react-query's results that is read here. */
export type Answer<Data> = {
  data: Data | undefined;
  error: Error | null;
  dataUpdatedAt: number;
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchedAfterMount: boolean;
  isStale: boolean;
  refetch: (options?: { throwOnError: boolean }) => Promise<{ data: Data | undefined }>;
};

/** For `useSyncExternalStore`. */
export type Observed<Data> = { subscribe: (listener: () => void) => () => void; read: () => Answer<Data> };

export type ObserveOptions<Path extends QueryPath, Data> = {
  /** Takes from the answer what is wanted of it, or throws. */
  select: (answer: OutputOf<Path>) => Data;
  /** Whether what failed before is asked for again. */
  retryOnMount?: (query: { state: { error: Error | null } }) => boolean;
  /** False: what is known is good enough for now, however old. */
  refetchOnMount?: boolean;
};

/** Asks for what will be shown. It never fails: who shows it says what did not come. */
export type Prefetch = <Path extends QueryPath>(path: Path, ...input: ArgumentsOf<Path>) => Promise<void>;

/** The API's answers, as far as they are known, and the way to more. */
export type Queries = {
  observe: <Path extends QueryPath, Data>(
    path: Path,
    input: InputOf<Path>,
    options: ObserveOptions<Path, Data>,
  ) => Observed<Data>;
  prefetch: Prefetch;
  /** Loads what has the answers from the first question on, once. */
  load: () => Promise<QueryStore>;
  /** Null before that is there. */
  loaded: () => QueryStore | null;
};

/** The answers that react-query has. */
export type QueryStore = Queries & { client: QueryClient };

/** For so long an answer is fresh. */
export const STALE_AFTER_MS = 30_000;
/** Data that the owner's other pages change is fresh only if it was fetched for this page. */
export const FRESH_MS = 1_000;

/** By this key the owner's hooks (`trpc.ts`) know a query: what they invalidate is asked for again everywhere. */
export function queryKeyOf(
  path: string,
  input: unknown,
): [procedure: string[], { input?: unknown; type: 'query' }] {
  return [path.split('.'), { ...(input !== undefined && { input }), type: 'query' }];
}
