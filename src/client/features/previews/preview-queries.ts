import { ITEM_QUERY_OPTIONS } from '../../lib/api/query-client';
import { trpc } from '../../lib/api/trpc';

/** The item to which a secret address leads. */
export function usePreview(token: string) {
  return trpc.previews.open.useQuery({ token }, ITEM_QUERY_OPTIONS);
}
