import { keepPreviousData } from '@tanstack/react-query';
import { findErrorCode } from '#client/lib/api/api-error';
import { trpc } from '#client/lib/api/trpc';

/** While a visitor types, the previous results stay until the next ones arrive. */
export function useSearchResults(terms: string) {
  return trpc.search.find.useQuery(
    { q: terms },
    { placeholderData: keepPreviousData, retryOnMount: ({ state }) => !isLimited(state.error) },
  );
}

export function useRecentPages() {
  return trpc.search.recent.useQuery();
}

export function isLimited(error: unknown): boolean {
  return findErrorCode(error) === 'TOO_MANY_REQUESTS';
}
