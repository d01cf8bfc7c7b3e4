import type { TimelineElement, TimelineSection } from '../../../shared/contract/timeline-element';
import { type Kind, requireShape } from '../../lib/api/answer-shape';
import { trpc } from '../../lib/api/trpc';

const SECTIONS: Kind<TimelineSection[]> = [{ title: 'string', text: 'string' }];

const requireElements = requireShape<TimelineElement[]>([
  {
    _id: 'string',
    type: 'string',
    order: 'number',
    year: 'number',
    title: 'string',
    icon: 'string',
    shortDescription: 'string',
    longDescription: 'string',
    profileSections: SECTIONS,
    futureSections: SECTIONS,
  },
]);

export function useTimeline() {
  return trpc.timeline.list.useQuery(undefined, { select: requireElements });
}
