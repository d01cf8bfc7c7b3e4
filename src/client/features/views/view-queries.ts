import { requireShape } from '../../lib/api/answer-shape';
import { BROWSER_TIME_ZONE, browserTimeZone } from '../../lib/api/early-calls';
import { useApiQuery } from '../../lib/api/use-api';

const requireTotal = requireShape<{ totalViews: number }>({ totalViews: 0 });

/** Visits to the whole site. */
export function useTotalViews() {
  return useApiQuery('views.total', undefined, { select: requireTotal });
}

/** All that the dashboard shows of views, in one call; days and hours are those of the viewer's zone. */
export function useViewSummary() {
  return useApiQuery('views.summary', { timeZone: viewerTimeZone() }, { select: summary => summary });
}

/** As the server can reckon with it: a browser that keeps its zone to itself is shown UTC's days. */
export function viewerTimeZone(): string {
  if (typeof window === 'undefined') return BROWSER_TIME_ZONE;
  const timeZone = browserTimeZone();
  // 'Etc/Unknown' and bare offsets are none of its zones.
  return /^[A-Za-z]/.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}
