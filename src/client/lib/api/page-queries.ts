import type { DehydratedState } from '@tanstack/react-query';
import { retryLoad } from '../load/retry-load';
import type { InputOf, OutputOf, QueryPath } from './api-calls';
import {
  type Answer,
  type Observed,
  type ObserveOptions,
  type Queries,
  type QueryStore,
  queryKeyOf,
} from './queries';

/**
 * The answers that came with the page, until more is asked for: most visitors read a page and go, and react-query is as
 * much code as all of a page's own.
 */
export function createPageQueries(page: DehydratedState, loadStore: () => Promise<QueryStore>): Queries {
  const states = new Map(page.queries.map(({ queryKey, state }) => [JSON.stringify(queryKey), state]));
  const joins = new Set<(store: QueryStore) => void>();
  let store: QueryStore | null = null;
  let loading: Promise<QueryStore> | null = null;

  async function loadOnce(): Promise<QueryStore> {
    try {
      store = await retryLoad(loadStore);
    } catch (error) {
      loading = null;
      throw error;
    }
    for (const join of joins) join(store);
    return store;
  }

  function load(): Promise<QueryStore> {
    loading ??= loadOnce();
    return loading;
  }

  function observe<Path extends QueryPath, Data>(
    path: Path,
    input: InputOf<Path>,
    options: ObserveOptions<Path, Data>,
  ): Observed<Data> {
    if (store) return store.observe(path, input, options);
    const known = states.get(JSON.stringify(queryKeyOf(path, input)));
    let stored: Observed<Data> | null = null;
    let notify = () => {};
    let answer: Answer<Data> = { ...(known ? answerOf(known, options) : PENDING), refetch };

    async function refetch(options?: { throwOnError: boolean }): Promise<{ data: Data | undefined }> {
      answer = { ...answer, isFetching: true };
      notify();
      try {
        await load();
      } catch (reason) {
        answer = { ...FAILED, error: asError(reason), refetch };
        notify();
        if (options?.throwOnError) throw reason;
      }
      return stored ? stored.read().refetch(options) : answer;
    }

    return {
      read: () => {
        const next = stored?.read();
        // What is the same to its readers is the same answer: nobody is rendered again when the store joins.
        if (next && !isAlike(next, answer)) answer = next;
        return answer;
      },
      subscribe: listener => {
        let leave = () => {};
        const join = (loaded: QueryStore) => {
          stored ??= loaded.observe(path, input, known ? { ...options, refetchOnMount: false } : options);
          leave = stored.subscribe(listener);
          listener();
        };
        notify = listener;
        joins.add(join);
        if (store) join(store);
        else if (!known) refetch().catch(() => {});
        return () => {
          joins.delete(join);
          leave();
        };
      },
    };
  }

  return {
    load,
    loaded: () => store,
    observe,
    prefetch: async (path, ...input) => (await load()).prefetch(path, ...input),
  };
}

const COMPARED = [
  'data',
  'error',
  'dataUpdatedAt',
  'isPending',
  'isFetching',
  'isFetchedAfterMount',
] as const;

function isAlike(one: Answer<unknown>, other: Answer<unknown>): boolean {
  return COMPARED.every(field => one[field] === other[field]);
}

const PENDING = {
  data: undefined,
  error: null,
  dataUpdatedAt: 0,
  isPending: true,
  isSuccess: false,
  isError: false,
  isFetching: true,
  isFetchedAfterMount: false,
  isStale: true,
};
const FAILED = { ...PENDING, isPending: false, isError: true, isFetching: false };

type KnownState = DehydratedState['queries'][number]['state'];

function answerOf<Path extends QueryPath, Data>(
  { status, data, error, dataUpdatedAt }: KnownState,
  { select }: ObserveOptions<Path, Data>,
): Omit<Answer<Data>, 'refetch'> {
  if (status !== 'success') return { ...FAILED, error };
  try {
    // It is what the server answered to this very question; `select` is there to look whether that can be.
    const selected = select(data as OutputOf<Path>);
    return { ...FAILED, data: selected, dataUpdatedAt, isSuccess: true, isError: false, isStale: false };
  } catch (unlike) {
    return { ...FAILED, error: asError(unlike) };
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
