import { useSearch } from 'wouter';
import { MissingContent } from '#client/content/missing-content';
import type { PreviewProps } from '#client/content/public-kind';
import { useTimeline } from '#client/features/timeline/timeline-queries';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { PageHead } from '#client/lib/head/page-head';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useHasToken } from '#client/lib/session/session-context';
import { useSite } from '#client/lib/site-queries';
import { Skeleton } from '#client/ui/feedback/skeleton';
import { Spinner } from '#client/ui/feedback/spinner';
import { PageHeading } from '#client/ui/site/page-heading';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { sitePicturePath } from '#shared/picture-address';
import { publishingState } from '#shared/publishing';
import { isHidden, type SectionRow } from '#shared/sections/section-list';
import { withoutNewText } from '#shared/timeline';
import styles from './about/about.module.css';
import { AboutList } from './about/about-list';
import { AboutTimeline } from './about/about-timeline';
import { parseView } from './about/about-view';

export function AboutScreen() {
  const t = useTranslation(ABOUT_TEXTS);
  const site = useSite();
  const { ownerName, role, location, education, employment } = site;
  const facts = [role, location, education, employment].filter(fact => fact !== '');
  return (
    <>
      <PageHead
        title={t('aboutPage')}
        description={[ownerName, ...facts].join(', ')}
        kind="profile"
        path={paths.about}
        picture={sitePicturePath(site)}
        subject={{ kind: 'profile', site }}
      />
      <AboutContent />
    </>
  );
}

export function AboutPreview({ item }: PreviewProps<'timeline'>) {
  const t = useTranslation(ABOUT_TEXTS);
  return (
    <>
      <h1 className="visually-hidden">{t('aboutPage')}</h1>
      <AboutTimeline elements={[withoutNewText(item)]} />
    </>
  );
}

function AboutContent() {
  const t = useTranslation(ABOUT_TEXTS);
  const { data, isPending, error } = useTimeline();
  // Owners see the published page, too.
  const elements = data?.filter(element => publishingState(element) === 'published').map(withoutNewText);
  useFailureLog("Couldn't load the timeline.", error);
  const aboutTitle = t('aboutTitle');
  const { aboutSections, aboutView } = useSite();
  // Only owners see that content is missing.
  const isOwner = useHasToken();
  const view = parseView(useSearch(), aboutView);
  // Without a timeline, the owner's card stands alone.
  const slides = withProfile(elements ?? [], aboutSections);

  const missing = elements?.length === 0 && isOwner && (
    <div className={`wrap ${styles.page}`}>
      <MissingContent content="timeline" />
    </div>
  );
  if (elements && view === 'list') {
    return (
      <>
        {missing}
        <AboutList elements={elements} />
      </>
    );
  }
  if (!isPending && slides.length === 0) {
    return (
      <div className={styles.loading}>
        <PageHeading title={aboutTitle} />
        {missing}
      </div>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">{aboutTitle}</h1>
      {missing}
      {isPending ? <AboutSkeleton /> : <AboutTimeline elements={slides} />}
    </>
  );
}

/** Stands in for the owner's card and the skills. */
function AboutSkeleton() {
  const t = useTranslation(ABOUT_TEXTS);
  return (
    <div className={`wrap stack ${styles.page} ${styles.loading}`}>
      <Spinner layout="inline" label={t('aboutLoading')} />
      <div className={styles.intro}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    </div>
  );
}

/** Stands for a profile that the timeline does not have. */
const BUILT_IN_PROFILE: TimelineElement = {
  _id: 'profile',
  type: 'profile',
  order: 0,
  year: 0,
  title: '',
  icon: '',
  shortDescription: '',
  longDescription: '',
  profile: {},
  profileSections: [],
  future: {},
  futureSections: [],
};

/**
 * Begins the timeline with the owner's card unless the owner hides it. A profile element shows the card at its
 * own position.
 */
function withProfile(elements: TimelineElement[], sections: SectionRow[]): TimelineElement[] {
  const hasProfile = elements.some(({ type }) => type === 'profile');
  return hasProfile || isHidden(sections, 'owner') ? elements : [BUILT_IN_PROFILE, ...elements];
}
