import { publishingState } from '../../../../shared/publishing';
import { useFeaturedProjects, useTopSkills } from '../../../features/projects/project-queries';
import type { EmptyParts } from '../../../features/site/admin/sections/section-fields';
import { visibleSkills } from '../../../features/skills/skill-groups';
import { useSkills } from '../../../features/skills/skill-queries';
import { useTimeline } from '../../../features/timeline/timeline-queries';
import { useSite } from '../../../lib/site-queries';

/** In which parts of public pages there is nothing to show; of what is not loaded yet that is not said. */
export function useEmptyParts(): EmptyParts {
  const { experienceStart } = useSite();
  const skills = useSkills().data;
  const featured = useFeaturedProjects().data;
  const topSkills = useTopSkills().data;
  const profile = useTimeline().data?.filter(
    element => publishingState(element) === 'published' && element.profileSections.length > 0,
  );
  const hasNoSkills = skills && visibleSkills(skills).length === 0;
  return {
    homeSections: { strip: hasNoSkills, skills: hasNoSkills, portfolio: featured?.length === 0 },
    counters: { years: experienceStart === null },
    aboutSections: { profile: profile?.length === 0, skills: topSkills?.length === 0 },
  };
}
