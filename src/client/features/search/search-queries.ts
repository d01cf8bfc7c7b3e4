import type { SearchResult } from '../../../shared/contract/search';
import { requireShape } from '../../lib/api/answer-shape';
import { errorCode } from '../../lib/api/api-error';
import { useApiQuery } from '../../lib/api/use-api';

const MARKS = [{ start: 0, end: 0 }];
const requireResults = requireShape<SearchResult[]>([
  { title: '', path: '', excerpt: '', marks: { title: MARKS, excerpt: MARKS } },
]);

export function useSearchResults(words: string) {
  return useApiQuery(
    'search.find',
    { q: words },
    { select: requireResults, retryOnMount: ({ state }) => !isLimited(state.error) },
  );
}

export function isLimited(error: Error | null): boolean {
  return errorCode(error) === 'TOO_MANY_REQUESTS';
}
