import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { errorCode, isMissing, isTemporary } from './api-error';
import { STALE_AFTER_MS } from './queries';
import { stampQuery } from './revive-queries';

const MAX_RETRIES = 2;

/**
 * In the browser: what the server rendered is fresh for half a minute, and only temporary failures are tried again.
 * Without a network a call fails like any other: held back until it returns, it would leave people without an answer.
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

/** For one page on the server: each query is asked once. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
}

/**
 * What the browser gets with the page: answers, and the fact that something does not exist. Other failures stay on the
 * server: the browser asks again and shows its own text. No times of day: the same content makes the same page, so that
 * a browser that has it is answered 304.
 */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const { mutations, queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status === 'success' || isMissing(state.error),
    shouldDehydrateMutation: () => false,
    shouldRedactErrors: () => false,
  });
  return { mutations, queries: queries.map(query => stampQuery(withPlainError(query), 0)) };
}

type DehydratedQuery = DehydratedState['queries'][number];

/** Of a failure, the code alone: what lies behind it is the server's own affair. */
function withPlainError(query: DehydratedQuery): DehydratedQuery {
  const { error } = query.state;
  if (error === null) return query;
  const plain = { name: 'Error', message: '', data: { code: errorCode(error) } };
  return { ...query, state: { ...query.state, error: plain, fetchFailureReason: plain } };
}
