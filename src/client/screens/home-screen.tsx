import { type ComponentType, Suspense } from 'react';
import { PageArrow } from '#client/content/page-link';
import { FeaturedProjects } from '#client/features/projects/featured-projects';
import { useFeaturedProjects } from '#client/features/projects/project-queries';
import { filterVisibleSkills } from '#client/features/skills/skill-groups';
import { SkillOverview } from '#client/features/skills/skill-overview';
import { useSkills } from '#client/features/skills/skill-queries';
import { SkillStrip } from '#client/features/skills/skill-strip';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { useHasToken } from '#client/lib/session/session-context';
import { useSite } from '#client/lib/site-queries';
import { sitePicturePath } from '#shared/picture-address';
import { HOME_SECTIONS, type HomeSectionName } from '#shared/sections/home';
import { shownNames } from '#shared/sections/section-list';
import { ContactSection } from './home/contact-section';
import { HomeNav } from './home/home-nav';
import { HomeSection } from './home/home-section';
import { InterestsSection } from './home/interests-section';
import { WelcomeSection } from './home/welcome-section';

export function HomeScreen() {
  const site = useSite();
  const { ownerName, role, introduction } = site;
  const sections = useShownSections();
  return (
    <>
      <PageHead
        title={role === '' ? ownerName : `${role} | ${ownerName}`}
        description={introduction}
        path={paths.home}
        picture={sitePicturePath(site)}
        subject={{ kind: 'home', site }}
      />
      <Suspense>
        <HomeNav sections={sections} />
        <WelcomeSection sections={sections} />
      </Suspense>
      {sections.map(name => {
        const Section = SECTIONS[name];
        return <Section key={name} />;
      })}
    </>
  );
}

const SECTIONS: Record<HomeSectionName, ComponentType> = {
  strip: () => (
    <Suspense>
      <SkillStrip />
    </Suspense>
  ),
  interests: InterestsSection,
  skills: () => (
    <HomeSection name="skills">
      <Suspense>
        <SkillOverview />
      </Suspense>
    </HomeSection>
  ),
  portfolio: PortfolioSection,
  contact: ContactSection,
};

/** Lists the sections in the owner's order. Only owners see empty ones. */
function useShownSections(): HomeSectionName[] {
  const { homeSections: list, topics } = useSite();
  const skills = useSkills().data;
  const featured = useFeaturedProjects().data;
  const isOwner = useHasToken();
  const isEmpty: Partial<Record<HomeSectionName, boolean | undefined>> = {
    interests: topics.length === 0,
    skills: skills && filterVisibleSkills(skills).length === 0,
    portfolio: featured?.length === 0,
  };
  return shownNames(list, HOME_SECTIONS).filter(name => isOwner || !isEmpty[name]);
}

function PortfolioSection() {
  const { featuredLayout } = useSite();
  return (
    <HomeSection name="portfolio" action={<PageArrow href={paths.projects}>All projects</PageArrow>}>
      <Suspense>
        <FeaturedProjects layout={featuredLayout} />
      </Suspense>
    </HomeSection>
  );
}
