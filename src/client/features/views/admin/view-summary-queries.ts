import { trpc } from '../../../lib/trpc';

/** All that the dashboard shows of views, in one call; days and hours are those of the viewer's zone. */
export function useViewSummary() {
  return trpc.views.summary.useQuery({ timeZone: viewerTimeZone() });
}

/** A browser that keeps its zone to itself is shown UTC's days. */
function viewerTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // 'Etc/Unknown' and bare offsets are nothing that the server could reckon with.
  return /^[A-Za-z]/.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}
