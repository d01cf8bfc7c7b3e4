import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { asJson, column, text } from '../../core/columns';
import { defineEntity } from '../../core/entity';

export type TimelineElementRow = Omit<TimelineElement, '_id' | 'order' | 'profile' | 'future'> & {
  id: string;
  position: number;
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
