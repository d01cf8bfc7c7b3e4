import { Link } from 'wouter';
import { sitePicturePath } from '../../shared/picture-address';
import { ContactForm } from '../features/contacts/contact-form';
import { FeaturedProjects } from '../features/projects/featured-projects';
import { useSite } from '../features/site/site-queries';
import { SkillOverview } from '../features/skills/skill-overview';
import { SkillStrip } from '../features/skills/skill-strip';
import { PageHead } from '../lib/head/page-head';
import { homeSections, paths } from '../lib/paths';
import { scrollToSection } from '../lib/scroll/scroll-to-section';
import { SideNav } from '../ui/layout/side-nav';
import { ArrowLink } from '../ui/primitives/arrow-link';
import { HomeSection } from './home/home-section';
import { InterestsSection } from './home/interests-section';
import { useCurrentSection } from './home/use-current-section';
import { WelcomeSection } from './home/welcome-section';
import styles from './home-screen.module.css';

const NAV_ITEMS = [
  { id: homeSections.welcome, label: 'Welcome' },
  { id: homeSections.skills, label: 'Skills' },
  { id: homeSections.portfolio, label: 'Portfolio' },
  { id: homeSections.contact, label: 'Contact' },
];
const NAV_IDS = NAV_ITEMS.map(({ id }) => id);

export function HomeScreen() {
  const site = useSite();
  const { ownerName, role, introduction, topics } = site;
  const currentId = useCurrentSection(NAV_IDS);
  return (
    <>
      <PageHead
        title={role === '' ? ownerName : `${role} | ${ownerName}`}
        description={introduction}
        path={paths.home}
        picture={sitePicturePath(site)}
        subject={{ kind: 'home', site }}
      />
      <SideNav items={NAV_ITEMS} currentId={currentId} onSelect={scrollToSection} />
      <WelcomeSection />
      <SkillStrip />
      <InterestsSection topics={topics} />
      <HomeSection id={homeSections.skills} title="Skills" lede="Grouped by area.">
        <SkillOverview />
      </HomeSection>
      <HomeSection
        id={homeSections.portfolio}
        title="Featured projects"
        action={
          <Link href={paths.projects} asChild>
            <ArrowLink>All projects</ArrowLink>
          </Link>
        }
      >
        <FeaturedProjects />
      </HomeSection>
      <ContactSection />
    </>
  );
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
        <ContactForm />
      </div>
    </section>
  );
}
