import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { MissingContent } from '#client/content/missing-content';
import { PageArrow } from '#client/content/page-link';
import { interestDrawings } from '#client/extras/extras';
import { ContactMeans } from '#client/features/contacts/contact-means';
import { FeaturedProjects } from '#client/features/projects/featured-projects';
import { OwnerLinks } from '#client/features/site/owner-links';
import { SkillOverview } from '#client/features/skills/skill-overview';
import { SkillStrip } from '#client/features/skills/skill-strip';
import { PageHead } from '#client/lib/head/page-head';
import { homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { interestId, paths } from '#client/lib/paths';
import { useHasToken } from '#client/lib/session/session-context';
import { useSite } from '#client/lib/site-queries';
import { IconClass } from '#client/ui/icons/icon-class';
import { Section } from '#client/ui/layout/section';
import { HOME_TEXTS } from '#shared/language/english/home';
import { sitePicturePath } from '#shared/picture-address';
import { HOME_SECTIONS, type HomeSectionName } from '#shared/sections/home';
import { shownNames } from '#shared/sections/section-list';
import { HomeNav } from './home/home-nav';
import interests from './home/interests.module.css';
import { useEmptySections } from './home/use-empty-sections';
import welcome from './home/welcome.module.css';
import { WelcomeSection } from './home/welcome-section';

export function HomeScreen() {
  const site = useSite();
  const { ownerName, role, introduction } = site;
  const sections = useShownSections();
  return (
    <>
      <PageHead
        title={role || ownerName}
        isWholeTitle={role === ''}
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
        const Part = PARTS[name];
        return <Part key={name} />;
      })}
    </>
  );
}

const PARTS: Record<HomeSectionName, ComponentType> = {
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
  const { homeSections: list } = useSite();
  const isEmpty = useEmptySections();
  const isOwner = useHasToken();
  return shownNames(list, HOME_SECTIONS).filter(name => isOwner || !isEmpty[name]);
}

function PortfolioSection() {
  const t = useTranslation(HOME_TEXTS);
  const { featuredLayout } = useSite();
  return (
    <HomeSection name="portfolio" action={<PageArrow href={paths.projects}>{t('allProjects')}</PageArrow>}>
      <Suspense>
        <FeaturedProjects layout={featuredLayout} />
      </Suspense>
    </HomeSection>
  );
}

function InterestsSection() {
  const { topics } = useSite();
  const Drawing = interestDrawings?.Layer;
  return (
    <HomeSection name="interests">
      {topics.length === 0 ? (
        <MissingContent content="interests" />
      ) : (
        <ol className={interests.list} data-drawings={Drawing !== undefined}>
          {topics.map((topic, index) => (
            <li key={topic.name} id={interestId(index)} className={interests.interest}>
              {Drawing && (
                <>
                  <span className={`numeral ${interests.number}`} aria-hidden="true">
                    {index + 1}
                  </span>
                  <Drawing topics={topics} index={index} className={interests.drawing} />
                </>
              )}
              <h3 className={`line ${interests.name}`}>
                <IconClass className={topic.icon} />
                <span>{topic.name}</span>
              </h3>
              <p className={`secondary ${interests.description}`}>{topic.description}</p>
            </li>
          ))}
        </ol>
      )}
    </HomeSection>
  );
}

function ContactSection() {
  const { location, replyPromise } = useSite();
  return (
    <HomeSection
      name="contact"
      isSplit
      note={
        <>
          {replyPromise && <p className={welcome.pointed}>{replyPromise}</p>}
          {location && <p className="secondary">{location}</p>}
          <OwnerLinks />
        </>
      }
    >
      <Suspense>
        <ContactMeans />
      </Suspense>
    </HomeSection>
  );
}

type HomeSectionProps = Omit<ComponentProps<typeof Section>, 'id' | 'title' | 'intro' | 'className'> & {
  name: 'interests' | 'skills' | 'portfolio' | 'contact';
};

function HomeSection({ name, ...rest }: HomeSectionProps) {
  const t = useTranslation(HOME_TEXTS);
  const words = { title: t(`${name}Title`), intro: t(`${name}Intro`) };
  return <Section {...rest} {...words} id={homeSections[name].id} className="wrap" />;
}
