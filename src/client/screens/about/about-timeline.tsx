import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { ELEMENT_PARAMETER, LIST_VIEW, VIEW_PARAMETER } from '../../../shared/page-query';
import { ABOUT_TEXTS } from '../../../shared/sections/about';
import type { ElementHeads } from '../../features/timeline/element-name';
import { EventElement } from '../../features/timeline/event-element';
import { CurrentElement, FutureElement } from '../../features/timeline/statement-elements';
import { TimelineViewer } from '../../features/timeline/timeline-viewer';
import { usePageTexts, useSite } from '../../lib/site-queries';
import { ProfileElement } from './profile-element';

/** The timeline, with the place in it as part of the address: it can be shared, and survives a reload. */
export function AboutTimeline({ elements }: { elements: TimelineElement[] }) {
  const [location, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const search = useSearch();
  const heads = usePageTexts(ABOUT_TEXTS);
  const index = elementAt(new URLSearchParams(search).get(ELEMENT_PARAMETER), elements.length);

  function hrefOf(place: number): string {
    const parameters = new URLSearchParams(search);
    const parameter = parameterOf(place);
    if (parameter === null) parameters.delete(ELEMENT_PARAMETER);
    else parameters.set(ELEMENT_PARAMETER, parameter);
    const query = parameters.toString();
    return query === '' ? location : `${location}?${query}`;
  }

  return (
    <TimelineViewer
      elements={elements}
      heads={heads}
      index={index}
      // Replaced: the way back leads to the page before, not through the timeline.
      onIndexChange={place => navigate(hrefOf(place), { replace: true, state })}
      hrefOf={hrefOf}
      listHref={`${location}?${VIEW_PARAMETER}=${LIST_VIEW}`}
    >
      {(element, isCurrent) => <ElementOfType element={element} heads={heads} isCurrent={isCurrent} />}
    </TimelineViewer>
  );
}

type ElementProps = { element: TimelineElement; heads: ElementHeads; isCurrent: boolean };

function ElementOfType({ element, heads, isCurrent }: ElementProps) {
  const { birthDate } = useSite();
  switch (element.type) {
    case 'profile':
      return <ProfileElement element={element} label={heads.profileTitle} isCurrent={isCurrent} />;
    case 'future':
      return <FutureElement element={element} heading={heads.futureTitle} />;
    case 'current':
      return <CurrentElement element={element} heading={heads.currentTitle} />;
    case 'event':
      return <EventElement element={element} birthDate={birthDate} />;
  }
}

/** The place that an address names, among so many elements; past the last is the last, anything else the first. */
export function elementAt(text: string | null, count: number): number {
  if (text === null || !/^\d+$/.test(text)) return 0;
  return Math.max(0, Math.min(Number(text), count) - 1);
}

/** How an address names a place; null for the first, which needs no name. */
export function parameterOf(index: number): string | null {
  return index === 0 ? null : String(index + 1);
}
