import { type ComponentType, type ReactNode, Suspense, useId } from 'react';
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
import { interestId, paths } from '#client/lib/paths';
import { useHasToken } from '#client/lib/session/session-context';
import { usePageTexts, useSite } from '#client/lib/site-queries';
import { IconClass } from '#client/ui/icons/icon-class';
import { sitePicturePath } from '#shared/picture-address';
import { HOME_SECTIONS, HOME_TEXTS, type HomeSectionName } from '#shared/sections/home';
import { shownNames } from '#shared/sections/section-list';
import contact from './home/contact-section.module.css';
import { HomeNav } from './home/home-nav';
import styles from './home/home-section.module.css';
import interests from './home/interests-section.module.css';
import { useEmptySections } from './home/use-empty-sections';
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
  const { homeSections: list } = useSite();
  const isEmpty = useEmptySections();
  const isOwner = useHasToken();
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

function InterestsSection() {
  const { topics } = useSite();
  const Drawing = interestDrawings?.Layer;
  return (
    <HomeSection name="interests">
      {topics.length === 0 ? (
        <MissingContent content="interests" />
      ) : (
        <ol className={`frame ${interests.list}`} data-drawings={Drawing !== undefined}>
          {topics.map((topic, index) => (
            <li key={topic.name} id={interestId(index)} className={interests.interest}>
              {Drawing && (
                <>
                  <span className={`center ${interests.number}`} aria-hidden="true">
                    {index + 1}
                  </span>
                  <Drawing topic={topic} index={index} className={interests.drawing} />
                </>
              )}
              <h3 className={interests.name}>
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
  const { contactTitle, contactIntro } = usePageTexts(HOME_TEXTS);
  const { location, replyPromise } = useSite();
  return (
    <section
      id={homeSections.contact.id}
      className={`wrap ${contact.section}`}
      aria-labelledby="contact-heading"
    >
      <div className={contact.columns}>
        <div className={`stack-4 ${contact.words}`}>
          <h2 id="contact-heading" className={contact.heading}>
            {contactTitle}
          </h2>
          <p className="lede">{contactIntro}</p>
          {replyPromise && <p className={contact.promise}>{replyPromise}</p>}
          {location && <p className={`secondary ${contact.place}`}>{location}</p>}
          <OwnerLinks />
        </div>
        <Suspense>
          <ContactMeans />
        </Suspense>
      </div>
    </section>
  );
}

type HomeSectionProps = {
  name: 'interests' | 'skills' | 'portfolio';
  /** A link on the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

function HomeSection({ name, action, children }: HomeSectionProps) {
  const headingId = useId();
  const { [`${name}Title` as const]: title, [`${name}Intro` as const]: intro } = usePageTexts(HOME_TEXTS);
  return (
    <section id={homeSections[name].id} className={`wrap ${styles.section}`} aria-labelledby={headingId}>
      <header className={`cluster ${styles.head}`}>
        <div className="stack-3">
          <h2 id={headingId}>{title}</h2>
          {intro && <p className="lede">{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
