import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { trpc } from '#client/lib/api/trpc';

export function usePreview(token: string) {
  return trpc.previews.open.useQuery({ token }, ITEM_QUERY_OPTIONS);
}
