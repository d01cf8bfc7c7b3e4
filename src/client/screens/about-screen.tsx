import { useSearch } from 'wouter';
import { LIST_VIEW, VIEW_PARAMETER } from '#shared/page-query';
import { sitePicturePath } from '#shared/picture-address';
import { publishingState } from '#shared/publishing';
import { ABOUT_TEXTS } from '#shared/sections/about';
import type { PreviewProps } from '../content/public-kind';
import { OwnerCard } from '../features/site/owner-card';
import { useTimeline } from '../features/timeline/timeline-queries';
import { useFailureLog } from '../lib/api/use-failure-log';
import { PageHead } from '../lib/head/page-head';
import { paths } from '../lib/paths';
import { useHasToken } from '../lib/session/session-context';
import { usePageTexts, useSite } from '../lib/site-queries';
import { EmptyState } from '../ui/feedback/empty-state';
import { Spinner } from '../ui/feedback/spinner';
import { AboutList } from './about/about-list';
import { AboutTimeline } from './about/about-timeline';
import styles from './about-screen.module.css';

export function AboutScreen() {
  const site = useSite();
  const { ownerName, role, location, education, employment } = site;
  const facts = [role, location, education, employment].filter(fact => fact !== '');
  return (
    <>
      <PageHead
        title={`About | ${ownerName}`}
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

/** An element by itself. */
export function ElementPreview({ item }: PreviewProps<'timeline'>) {
  return (
    <>
      <h1 className="visually-hidden">About</h1>
      <AboutTimeline elements={[item]} />
    </>
  );
}

function AboutContent() {
  const { data, isPending, error } = useTimeline();
  // As visitors see it, also for its owner.
  const elements = data?.filter(element => publishingState(element) === 'published');
  useFailureLog("Couldn't load the timeline.", error);
  const { aboutTitle } = usePageTexts(ABOUT_TEXTS);
  // Visitors are not told of what is missing.
  const isOwner = useHasToken();
  const isList = new URLSearchParams(useSearch()).get(VIEW_PARAMETER) === LIST_VIEW;

  if (elements && elements.length > 0 && isList) return <AboutList elements={elements} title={aboutTitle} />;
  if (elements && elements.length > 0) {
    return (
      <>
        <h1 className="visually-hidden">{aboutTitle}</h1>
        <AboutTimeline elements={elements} />
      </>
    );
  }
  return (
    <div className={`wrap ${styles.layout}`}>
      <h1>{aboutTitle}</h1>
      {isPending ? <Spinner label="Loading..." /> : <OwnerCard />}
      {elements && isOwner && <EmptyState framed title="Nothing on the timeline yet." />}
    </div>
  );
}
