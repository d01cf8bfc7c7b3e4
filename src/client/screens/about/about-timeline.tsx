import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { EventElement } from '#client/features/timeline/event-element';
import { CurrentElement, FutureElement } from '#client/features/timeline/statement-elements';
import { TimelineViewer } from '#client/features/timeline/timeline-viewer';
import { useSite } from '#client/lib/site-queries';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ELEMENT_PARAMETER } from '#shared/page-query';
import { getViewHref } from './about-view';
import { ProfileElement } from './profile-element';

/** Shows the timeline. The address contains the position, so that links and reloads preserve it. */
export function AboutTimeline({ elements }: { elements: TimelineElement[] }) {
  const [location, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const search = useSearch();
  const { aboutView } = useSite();
  const index = parsePosition(new URLSearchParams(search).get(ELEMENT_PARAMETER), elements.length);

  function getHref(position: number): string {
    const parameter = toParameter(position);
    if (parameter === null) return getViewHref(location, 'stage', aboutView);
    return `${location}?${ELEMENT_PARAMETER}=${parameter}`;
  }

  return (
    <TimelineViewer
      elements={elements}
      index={index}
      // Replaces the history entry, so that Back leaves the timeline.
      onIndexChange={position => navigate(getHref(position), { replace: true, state })}
      getHref={getHref}
      listHref={getViewHref(location, 'list', aboutView)}
    >
      {(element, isCurrent) => <ElementOfType element={element} isCurrent={isCurrent} />}
    </TimelineViewer>
  );
}

type ElementProps = { element: TimelineElement; isCurrent: boolean };

function ElementOfType({ element, isCurrent }: ElementProps) {
  const { birthDate } = useSite();
  switch (element.type) {
    case 'profile':
      return <ProfileElement element={element} isCurrent={isCurrent} />;
    case 'future':
      return <FutureElement element={element} />;
    case 'current':
      return <CurrentElement element={element} />;
    case 'event':
      return <EventElement element={element} birthDate={birthDate} />;
  }
}

/**
 * Parses the position in an address. A number past the end is the last element, and anything else the first.
 */
export function parsePosition(text: string | null, count: number): number {
  if (text === null || !/^\d+$/.test(text)) return 0;
  return Math.max(0, Math.min(Number(text), count) - 1);
}

/** Formats a position for the address. The first needs no parameter and is null. */
export function toParameter(index: number): string | null {
  return index === 0 ? null : String(index + 1);
}
