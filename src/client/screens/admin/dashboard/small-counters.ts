import { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import { useViewSummary } from '#client/features/views/view-queries';
import { useSite } from '#client/lib/site-queries';
import { publishingState } from '#shared/publishing';
import { COUNTERS, type CounterName } from '#shared/sections/home';
import { shownNames } from '#shared/sections/section-list';
import { yearsOfExperience } from '#shared/time';

/** Smaller figures make a site look empty. */
const MINIMUM: Record<CounterName, number> = { views: 100, projects: 3, years: 1 };

/** Returns true if visitors see a counter with a small figure. Uses what the dashboard has loaded. */
export function useHasSmallCounters(): boolean {
  const { counters, experienceStart } = useSite();
  const views = useViewSummary().data?.total;
  const projects = useProjectOverview().data?.filter(
    project => publishingState(project) === 'published',
  ).length;
  const years = experienceStart === null ? undefined : yearsOfExperience(experienceStart, Date.now());
  const figures = { views, projects, years };
  return shownNames(counters, COUNTERS).some(name => {
    const figure = figures[name];
    return figure !== undefined && figure < MINIMUM[name];
  });
}
