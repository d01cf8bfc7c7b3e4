import { Link } from 'wouter';
import { sitePicturePath } from '../../shared/picture-address';
import { ContactForm } from '../features/contacts/contact-form';
import { FeaturedProjects } from '../features/projects/featured-projects';
import { useFeaturedProjects } from '../features/projects/project-queries';
import { useSite } from '../features/site/site-queries';
import { visibleSkills } from '../features/skills/skill-groups';
import { SkillOverview } from '../features/skills/skill-overview';
import { useSkills } from '../features/skills/skill-queries';
import { SkillStrip } from '../features/skills/skill-strip';
import { PageHead } from '../lib/head/page-head';
import { homeSections, paths } from '../lib/paths';
import { Part } from '../lib/react/part';
import { useHasToken } from '../lib/session/session-context';
import { ArrowLink } from '../ui/primitives/arrow-link';
import { HomeNav } from './home/home-nav';
import { HomeSection } from './home/home-section';
import { InterestsSection } from './home/interests-section';
import { WelcomeSection } from './home/welcome-section';
import styles from './home-screen.module.css';

export function HomeScreen() {
  const site = useSite();
  const { ownerName, role, introduction, topics } = site;
  const empty = useEmptySections();
  return (
    <>
      <PageHead
        title={role === '' ? ownerName : `${role} | ${ownerName}`}
        description={introduction}
        path={paths.home}
        picture={sitePicturePath(site)}
        subject={{ kind: 'home', site }}
      />
      <Part>
        <HomeNav empty={empty} />
        <WelcomeSection />
        <SkillStrip />
      </Part>
      <InterestsSection topics={topics} />
      {!empty.includes(homeSections.skills) && (
        <HomeSection id={homeSections.skills} title="Skills" lede="Grouped by area.">
          <Part>
            <SkillOverview />
          </Part>
        </HomeSection>
      )}
      {!empty.includes(homeSections.portfolio) && (
        <HomeSection
          id={homeSections.portfolio}
          title="Featured projects"
          action={
            <Link href={paths.projects} asChild>
              <ArrowLink>All projects</ArrowLink>
            </Link>
          }
        >
          <Part>
            <FeaturedProjects />
          </Part>
        </HomeSection>
      )}
      <ContactSection />
    </>
  );
}

/** What there is nothing to show in: visitors see none of it, and the owner that it is missing. */
function useEmptySections(): string[] {
  const skills = useSkills().data;
  const featured = useFeaturedProjects().data;
  const isOwner = useHasToken();
  if (isOwner) return [];
  return [
    ...(skills && visibleSkills(skills).length === 0 ? [homeSections.skills] : []),
    ...(featured?.length === 0 ? [homeSections.portfolio] : []),
  ];
}

function ContactSection() {
  return (
    <section id={homeSections.contact} className={`wrap ${styles.section}`} aria-labelledby="contact-heading">
      <div className={styles.columns}>
        <div>
          <h2 id="contact-heading" className={styles.heading}>
            Get in touch
          </h2>
          <p className={`lede ${styles.lede}`}>
            Send a few lines about what you need and who will use it. All three fields are required.
          </p>
        </div>
        <Part>
          <ContactForm />
        </Part>
      </div>
    </section>
  );
}
