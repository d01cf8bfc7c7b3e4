import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { requireRows } from '../../lib/answer-shape';
import { trpc } from '../../lib/trpc';

const requireElements = requireRows<TimelineElement>({
  _id: 'string',
  type: 'string',
  order: 'number',
  year: 'number',
  title: 'string',
  icon: 'string',
  shortDescription: 'string',
  longDescription: 'string',
  profileSections: 'list',
  futureSections: 'list',
});

export function useTimeline() {
  return trpc.timeline.list.useQuery(undefined, { select: requireElements });
}
