import { requireShape } from '../../lib/api/answer-shape';
import { trpc } from '../../lib/api/trpc';

const requireTotal = requireShape<{ totalViews: number }>({ totalViews: 0 });

/** Visits to the whole site. */
export function useTotalViews() {
  return trpc.views.total.useQuery(undefined, { select: requireTotal });
}
