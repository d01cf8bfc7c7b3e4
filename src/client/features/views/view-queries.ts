import { trpc } from '../../lib/trpc';

/** Visits to the whole site. */
export function useTotalViews() {
  return trpc.views.total.useQuery();
}
