import type { TimelineElement, TimelineSection } from '../../../shared/contract/timeline-element';
import { asJson, column, text } from '../../core/columns';
import { defineEntity } from '../../core/entity';

export type TimelineElementRow = {
  id: string;
  type: TimelineElement['type'];
  position: number;
  year: number;
  title: string;
  icon: string;
  shortDescription: string;
  longDescription: string;
  profileSections: TimelineSection[];
  futureSections: TimelineSection[];
};

export const timelineElementEntity = defineEntity<TimelineElementRow>({
  name: 'timeline_element',
  revision: 'timeline',
  columns: {
    id: { ...column.id, primary: true },
    type: column.key,
    position: column.integer,
    year: column.integer,
    title: column.name,
    icon: column.name,
    shortDescription: text.withFiles,
    longDescription: text.withFiles,
    profileSections: { ...text.withFiles, transformer: asJson },
    futureSections: { ...text.withFiles, transformer: asJson },
  },
  describe: ({ title, type }) => `the timeline element "${title || type}"`,
  indices: [{ name: 'timeline_element_position', columns: ['position'] }],
});
