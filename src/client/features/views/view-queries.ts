import { trpc } from '#client/lib/api/trpc';

export function useTotalViews() {
  return trpc.views.total.useQuery();
}

/** Fetches the views of each project that has any. */
export function useViewsByProject() {
  return trpc.views.byProject.useQuery();
}

/** Fetches the dashboard's view statistics, by days and hours in the viewer's time zone. */
export function useViewSummary() {
  return trpc.views.summary.useQuery({ timeZone: getTimeZone() });
}

/** Returns the browser's time zone, or UTC if the server would not know it. */
export function getTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Some browsers return 'Etc/Unknown' or a bare offset such as '+02:00'.
  return /^[A-Za-z]/.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}
