import { ITEM_QUERY_OPTIONS } from '../../lib/api/query-client';
import { trpc } from '../../lib/api/trpc';

/** Fetches the item of a preview link. */
export function usePreview(token: string) {
  return trpc.previews.open.useQuery({ token }, ITEM_QUERY_OPTIONS);
}
