import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { COUNTERS, type HomeSectionName } from '../../../shared/sections/home';
import { shownNames } from '../../../shared/sections/section-list';
import { useProjectCount } from '../../features/projects/project-queries';
import { Hero } from '../../features/site/hero/lazy-figures';
import { useTotalViews } from '../../features/views/view-queries';
import { useFailureLog } from '../../lib/api/use-failure-log';
import { homeSections, paths } from '../../lib/paths';
import { scrollToSection } from '../../lib/scroll/scroll-to-section';
import { useSite } from '../../lib/site-queries';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Spinner } from '../../ui/feedback/spinner';
import { Icon } from '../../ui/icons/icon';
import { ButtonLink } from '../../ui/primitives/button';
import { onPlainClick } from '../../ui/primitives/plain-click';
import { Counters } from './counters';
import styles from './welcome-section.module.css';

/** What stands below it, in this order, decides how tall it is and whether the interests are drawn here on a phone. */
export function WelcomeSection({ sections }: { sections: HomeSectionName[] }) {
  const site = useSite();
  return (
    <section
      id={homeSections.welcome}
      className={`wrap ${styles.welcome}`}
      data-sections={sections.join(' ')}
      aria-labelledby="welcome-heading"
    >
      <div className={styles.main}>
        <div className={styles.words}>
          <h1 id="welcome-heading" className={styles.headline} style={lengthOf(site.headline)}>
            {site.headline}
          </h1>
          <p className={`lede ${styles.introduction}`}>{site.introduction}</p>
          <div className={`row ${styles.actions}`}>
            {sections.includes('contact') && (
              <ButtonLink
                variant="primary"
                size="lg"
                href={`#${homeSections.contact}`}
                onClick={onPlainClick(() => scrollToSection(homeSections.contact))}
              >
                Get in touch
              </ButtonLink>
            )}
            <Link href={paths.projects} asChild>
              <ButtonLink variant="ghost" size="lg">
                See projects
                <Icon name="arrow-right" />
              </ButtonLink>
            </Link>
          </div>
        </div>
        <Hero site={site} />
      </div>
      <WelcomeCounters />
    </section>
  );
}

/** The longer, the smaller: the style sheet says how. */
function lengthOf({ length }: string): CSSProperties & { '--letters': number } {
  return { '--letters': length };
}

function WelcomeCounters() {
  const { counters, experienceStart } = useSite();
  const shown = shownNames(counters, COUNTERS).filter(name => name !== 'years' || experienceStart !== null);
  const views = useTotalViews();
  const projects = useProjectCount();
  useFailureLog('Failed to load data. Please try again later.', views.error ?? projects.error);
  if (shown.length === 0) return null;
  if (views.data && projects.data) {
    return (
      <Counters
        shown={shown}
        views={views.data.totalViews}
        projects={projects.data.totalProjects}
        experienceStart={experienceStart ?? ''}
        // The moment of the answer, not of the rendering: the browser gets it with the page, so both print one figure.
        now={views.dataUpdatedAt}
      />
    );
  }
  if (views.isPending || projects.isPending) return <Spinner label="Loading..." className={styles.state} />;
  const retry = () => Promise.all([views.refetch(), projects.refetch()]);
  return (
    <div className={styles.state}>
      <LoadFailure onRetry={retry}>Error</LoadFailure>
    </div>
  );
}
