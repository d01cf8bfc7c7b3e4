import { PageButton } from '#client/content/page-link';
import { interestDrawings } from '#client/extras/extras';
import { FirstCover } from '#client/features/projects/first-cover';
import { useProjectCount } from '#client/features/projects/project-queries';
import { Hero } from '#client/features/site/hero/lazy-hero';
import { useTotalViews } from '#client/features/views/view-queries';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { homeSections } from '#client/lib/home-sections';
import { Hyphenated } from '#client/lib/language/hyphenated';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useSite } from '#client/lib/site-queries';
import { useStaticHost } from '#client/lib/static-host/static-host';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { Icon } from '#client/ui/icons/icon';
import { ButtonLink } from '#client/ui/primitives/button';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import { HOME_TEXTS } from '#shared/language/english/home';
import { COUNTERS, type CounterName, type HomeSectionName } from '#shared/sections/home';
import { shownNames } from '#shared/sections/section-list';
import { Counters } from './counters';
import styles from './welcome.module.css';

/** Shows the hero. The sections below decide its height and whether phones show the interests here. */
export function WelcomeSection({ sections }: { sections: HomeSectionName[] }) {
  const t = useTranslation(HOME_TEXTS);
  const site = useSite();
  const hasProjects = useProjectCount().data?.totalProjects !== 0;
  const { counters, experienceStart } = site;
  const shownCounters = shownNames(counters, COUNTERS).filter(
    name => name !== 'years' || experienceStart !== null,
  );
  return (
    <section
      id={homeSections.welcome.id}
      className={`wrap ${styles.welcome}`}
      data-sections={sections.join(' ')}
      data-counters={shownCounters.length > 0}
      aria-labelledby="welcome-heading"
    >
      <div className={styles.main}>
        <div className="stack-4">
          {/* The style sheet shrinks long headlines. */}
          <h1 id="welcome-heading" className={styles.headline} style={{ '--letters': site.headline.length }}>
            <Hyphenated text={site.headline} />
          </h1>
          {site.role && <p className={`${styles.pointed} ${styles.role}`}>{site.role}</p>}
          <p className="lede">{site.introduction}</p>
          <div className="row no-print">
            {sections.includes('contact') && (
              <ButtonLink
                variant="primary"
                size="lg"
                href={`#${homeSections.contact.id}`}
                onClick={onPlainClick(() => scrollToSection(homeSections.contact.id))}
              >
                {t('getInTouch')}
              </ButtonLink>
            )}
            {hasProjects && (
              <PageButton href={paths.projects} variant="ghost" size="lg" className={styles.second}>
                {t('seeProjects')}
                <Icon name="arrow-right" />
              </PageButton>
            )}
          </div>
        </div>
        <Hero site={site} drawings={interestDrawings}>
          {/* A portfolio that comes first begins with it. */}
          {sections[0] !== 'portfolio' && <FirstCover />}
        </Hero>
      </div>
      {shownCounters.length > 0 && <WelcomeCounters shown={shownCounters} />}
    </section>
  );
}

function WelcomeCounters({ shown }: { shown: CounterName[] }) {
  const t = useTranslation(HOME_TEXTS);
  const { experienceStart } = useSite();
  const staticHost = useStaticHost();
  const views = useTotalViews();
  const projects = useProjectCount();
  useFailureLog('Failed to load data. Please try again later.', views.error ?? projects.error);
  if (views.data && projects.data) {
    return (
      <Counters
        shown={shown}
        views={views.data.totalViews}
        projects={projects.data.totalProjects}
        experienceStart={experienceStart ?? ''}
        // The time of the response, which the page includes, so that server and browser render the same
        // figure.
        now={staticHost?.countedTo ?? views.dataUpdatedAt}
      />
    );
  }
  if (views.isPending || projects.isPending)
    return <Spinner label={t('countersLoading')} className={styles.state} />;
  const retry = () => Promise.all([views.refetch(), projects.refetch()]);
  return (
    <div className={styles.state}>
      <RetryAlert onRetry={retry}>{t('countersError')}</RetryAlert>
    </div>
  );
}
