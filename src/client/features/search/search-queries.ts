import { findErrorCode } from '#client/lib/api/api-error';
import { trpc } from '#client/lib/api/trpc';

export function useSearchResults(terms: string) {
  return trpc.search.find.useQuery({ q: terms }, { retryOnMount: ({ state }) => !isLimited(state.error) });
}

export function isLimited(error: unknown): boolean {
  return findErrorCode(error) === 'TOO_MANY_REQUESTS';
}
