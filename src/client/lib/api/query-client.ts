import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { errorCode, isMissing, isTemporary } from './api-error';

/** An answer is fresh for this long. */
const STALE_AFTER_MS = 30_000;
/** Data that the owner's other pages change is fresh only if it was fetched for this page. */
export const FRESH_MS = 1_000;

/** Options of a query for one item. That it does not exist is an answer, not a failure: it is not fetched again. */
export const ITEM_QUERY_OPTIONS = {
  retryOnMount: ({ state }: { state: { error: unknown } }) => !isMissing(state.error),
};

const MAX_RETRIES = 2;

/**
 * Creates the browser's client: what the server rendered is fresh for half a minute, and only temporary failures are
 * retried. Without a network a call fails like any other: paused until it returns, it would leave people without an answer.
 */
export function createBrowserQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isTemporary(error),
        retryDelay: attempt => 400 * 2 ** attempt,
      },
    },
  });
}

/** Creates the client for one page on the server: each query is fetched once. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
}

/**
 * Dehydrates the answers, and the fact that something does not exist. Other failures stay on the server: the browser
 * fetches again and shows its own text. There are no times in it: the same content makes the same page, so that a browser
 * that has it is answered 304.
 */
export function dehydratePage(queryClient: QueryClient): DehydratedState {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status === 'success' || isMissing(state.error),
    shouldDehydrateMutation: () => false,
    shouldRedactErrors: () => false,
  });
  return stampQueries({ ...state, queries: state.queries.map(withPlainError) }, 0);
}

/** Gives dehydrated queries the time at which they were fetched: the browser's clock says when the page came. */
export function stampQueries({ mutations, queries }: DehydratedState, time: number): DehydratedState {
  return {
    mutations,
    queries: queries.map(({ state, ...query }) => ({
      ...query,
      dehydratedAt: time,
      state: {
        ...state,
        dataUpdatedAt: state.status === 'success' ? time : 0,
        errorUpdatedAt: state.status === 'error' ? time : 0,
      },
    })),
  };
}

type DehydratedQuery = DehydratedState['queries'][number];

/** Keeps only the error code: the cause concerns only the server. */
function withPlainError(query: DehydratedQuery): DehydratedQuery {
  const { error } = query.state;
  if (error === null) return query;
  const plain = { name: 'Error', message: '', data: { code: errorCode(error) } };
  return { ...query, state: { ...query.state, error: plain, fetchFailureReason: plain } };
}
