import { useProjectCount } from '#client/features/projects/project-queries';
import { useTotalViews } from '#client/features/views/view-queries';
import { useSite } from '#client/lib/site-queries';
import { COUNTERS, type CounterName } from '#shared/sections/home';
import { shownNames } from '#shared/sections/section-list';
import { yearsOfExperience } from '#shared/time';

/** Smaller figures make a site look empty. */
const IMPRESSIVE: Record<CounterName, number> = { views: 100, projects: 3, years: 1 };

/** Returns true if visitors see a counter with a small figure. */
export function useHasSmallCounters(): boolean {
  const { counters, experienceStart } = useSite();
  const views = useTotalViews().data?.totalViews;
  const projects = useProjectCount().data?.totalProjects;
  const years = experienceStart === null ? undefined : yearsOfExperience(experienceStart, Date.now());
  const figures = { views, projects, years };
  return shownNames(counters, COUNTERS).some(name => {
    const figure = figures[name];
    return figure !== undefined && figure < IMPRESSIVE[name];
  });
}
