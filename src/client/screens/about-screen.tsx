import { lazy } from 'react';
import { useSearch } from 'wouter';
import { MissingContent } from '#client/content/missing-content';
import { PageArrow } from '#client/content/page-link';
import type { PreviewProps } from '#client/content/public-kind';
import { OwnerCard } from '#client/features/site/owner-card';
// This import adds the styles to the page. The code loads only when the browser renders the list.
import list from '#client/features/timeline/timeline-list.module.css';
import { useTimeline } from '#client/features/timeline/timeline-queries';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { useHasToken } from '#client/lib/session/session-context';
import { usePageTexts, useSite } from '#client/lib/site-queries';
import { Spinner } from '#client/ui/feedback/spinner';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { LIST_VIEW, VIEW_PARAMETER } from '#shared/page-query';
import { sitePicturePath } from '#shared/picture-address';
import { publishingState } from '#shared/publishing';
import { ABOUT_TEXTS } from '#shared/sections/about';
import { isHidden, type SectionRow } from '#shared/sections/section-list';
import { AboutTimeline } from './about/about-timeline';
import listStyles from './about-list.module.css';
import styles from './about-screen.module.css';

const TimelineList = lazy(async () => ({
  default: (await import('#client/features/timeline/timeline-list')).TimelineList,
}));

export function AboutScreen() {
  const site = useSite();
  const { ownerName, role, location, education, employment } = site;
  const facts = [role, location, education, employment].filter(fact => fact !== '');
  return (
    <>
      <PageHead
        title="About"
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
  return (
    <>
      <h1 className="visually-hidden">About</h1>
      <AboutTimeline elements={[item]} />
    </>
  );
}

function AboutContent() {
  const { data, isPending, error } = useTimeline();
  // Owners see the published page, too.
  const elements = data?.filter(element => publishingState(element) === 'published');
  useFailureLog("Couldn't load the timeline.", error);
  const { aboutTitle } = usePageTexts(ABOUT_TEXTS);
  const { aboutSections } = useSite();
  // Only owners see that content is missing.
  const isOwner = useHasToken();
  const isList = new URLSearchParams(useSearch()).get(VIEW_PARAMETER) === LIST_VIEW;

  if (elements && elements.length > 0) {
    return isList ? (
      <AboutList elements={elements} title={aboutTitle} />
    ) : (
      <>
        <h1 className="visually-hidden">{aboutTitle}</h1>
        <AboutTimeline elements={withProfile(elements, aboutSections)} />
      </>
    );
  }
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <h1>{aboutTitle}</h1>
      {isPending ? <Spinner label="Loading..." /> : <OwnerCard />}
      {elements && isOwner && <MissingContent content="timeline" />}
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

function AboutList({ elements, title }: { elements: TimelineElement[]; title: string }) {
  const headings = usePageTexts(ABOUT_TEXTS);
  return (
    <div className={`wrap ${listStyles.layout}`}>
      <header className={`cluster ${listStyles.head}`}>
        <h1>{title}</h1>
        <PageArrow href={paths.about}>One at a time</PageArrow>
      </header>
      <PreserveServerHtml key={JSON.stringify([elements, headings])} className={list.standIn}>
        <TimelineList elements={elements} headings={headings} />
      </PreserveServerHtml>
    </div>
  );
}
