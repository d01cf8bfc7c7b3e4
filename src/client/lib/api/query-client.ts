import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { findErrorCode, isMissing, isTemporary } from './api-error';

const STALE_AFTER_MS = 30_000;
/** Data that other pages of the owner change has this short stale time. */
export const FRESH_MS = 1_000;

/** Options for queries of one item. A missing item is not fetched again. */
export const ITEM_QUERY_OPTIONS = {
  retryOnMount: ({ state }: { state: { error: unknown } }) => !isMissing(state.error),
};

const MAX_RETRIES = 2;

/** The stale time of data that cannot change. */
export const NEVER_STALE = Number.POSITIVE_INFINITY;

/**
 * Creates the browser's client. Data is fresh for half a minute, and only temporary failures are retried.
 * Offline, calls fail instead of pausing, so that people see an error.
 */
export function createBrowserQueryClient(staleTime = STALE_AFTER_MS): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime,
        retry: (failures, error) => failures < MAX_RETRIES && isTemporary(error),
        retryDelay: attempt => 400 * 2 ** attempt,
      },
    },
  });
}

/** Creates the client for one page on the server, which fetches each query once. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: NEVER_STALE, retry: false } },
  });
}

/**
 * Dehydrates successful queries and missing items. The browser fetches other failures again. The state
 * contains no times, so that the same content renders the same page, and conditional requests get 304.
 */
export function dehydratePage(queryClient: QueryClient): DehydratedState {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status === 'success' || isMissing(state.error),
    shouldDehydrateMutation: () => false,
    shouldRedactErrors: () => false,
  });
  return stampQueries({ ...state, queries: state.queries.map(withPlainError) }, 0);
}

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

/** Removes everything but the code from an error, so that no server details are sent. */
function withPlainError(query: DehydratedQuery): DehydratedQuery {
  const { error } = query.state;
  if (error === null) return query;
  const plain = { name: 'Error', message: '', data: { code: findErrorCode(error) } };
  return { ...query, state: { ...query.state, error: plain, fetchFailureReason: plain } };
}
