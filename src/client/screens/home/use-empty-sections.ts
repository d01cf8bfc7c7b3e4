import { useFeaturedProjects } from '#client/features/projects/project-queries';
import { useSkills } from '#client/features/skills/skill-queries';
import { useSite } from '#client/lib/site-queries';
import type { HomeSectionName } from '#shared/sections/home';
import { filterVisibleSkills } from '#shared/skills';

/** Finds the sections of the home page without content. Those that have not loaded are left out. */
export function useEmptySections(): Partial<Record<HomeSectionName, boolean | undefined>> {
  const { topics } = useSite();
  const skills = useSkills().data;
  const hasNoSkills = skills && filterVisibleSkills(skills).length === 0;
  return {
    strip: hasNoSkills,
    interests: topics.length === 0,
    skills: hasNoSkills,
    portfolio: useFeaturedProjects().data?.length === 0,
  };
}
