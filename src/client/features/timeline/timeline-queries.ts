import type { TimelineElement, TimelineSection } from '../../../shared/contract/timeline-element';
import { NEW_TIMELINE_ELEMENT } from '../../../shared/new-timeline-element';
import { requireShape } from '../../lib/api/answer-shape';
import { useApiQuery } from '../../lib/api/use-api';

const SECTIONS: TimelineSection[] = [{ title: '', text: '' }];

const requireElements = requireShape<TimelineElement[]>([
  {
    ...NEW_TIMELINE_ELEMENT,
    _id: '',
    order: 0,
    year: 0,
    profileSections: SECTIONS,
    futureSections: SECTIONS,
  },
]);

/** Its owner is answered with drafts too. */
export function useTimeline() {
  return useApiQuery('timeline.list', undefined, { select: requireElements });
}
