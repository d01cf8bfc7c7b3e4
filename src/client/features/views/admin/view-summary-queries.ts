import { trpc } from '../../../lib/api/trpc';
import { viewerTimeZone } from '../../../lib/viewer-time-zone';

/** All that the dashboard shows of views, in one call; days and hours are those of the viewer's zone. */
export function useViewSummary() {
  return trpc.views.summary.useQuery({ timeZone: viewerTimeZone() });
}
