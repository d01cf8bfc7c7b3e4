import { errorCode } from '#client/lib/api/api-error';
import { trpc } from '#client/lib/api/trpc';

export function useSearchResults(words: string) {
  return trpc.search.find.useQuery({ q: words }, { retryOnMount: ({ state }) => !isLimited(state.error) });
}

export function isLimited(error: unknown): boolean {
  return errorCode(error) === 'TOO_MANY_REQUESTS';
}
