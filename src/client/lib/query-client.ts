import { dehydrate, QueryClient } from '@tanstack/react-query';
import { errorCode, isTemporary } from './error-code';

const STALE_AFTER_MS = 30_000;
const MAX_RETRIES = 2;

/** In the browser: what the server rendered is fresh for half a minute, and only temporary failures are tried again. */
export function createBrowserQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
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
 * server: the browser asks again and shows its own text.
 */
export function dehydrateQueries(queryClient: QueryClient) {
  return dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status === 'success' || errorCode(state.error) === 'NOT_FOUND',
    shouldDehydrateMutation: () => false,
    shouldRedactErrors: () => false,
  });
}
