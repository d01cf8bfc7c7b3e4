import { trpc } from '../../lib/api/trpc';

/** Visits to the whole site. */
export function useTotalViews() {
  return trpc.views.total.useQuery();
}

/** The dashboard's statistics of views, in one call; days and hours are those of the viewer's time zone. */
export function useViewSummary() {
  return trpc.views.summary.useQuery({ timeZone: viewerTimeZone() });
}

/** The browser's time zone, or UTC where the browser tells none that the server knows. */
export function viewerTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Some browsers answer 'Etc/Unknown' or a bare offset such as '+02:00'.
  return /^[A-Za-z]/.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}
