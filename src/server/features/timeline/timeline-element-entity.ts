import { EntitySchema } from 'typeorm';
import type { TimelineElement, TimelineSection } from '../../../shared/contract/timeline-element';
import { asJson, column } from '../../core/columns';

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

export const timelineElementEntity = new EntitySchema<TimelineElementRow>({
  name: 'timeline_element',
  columns: {
    id: { ...column.id, primary: true },
    type: column.key,
    position: column.integer,
    year: column.integer,
    title: column.name,
    icon: column.name,
    shortDescription: column.longText,
    longDescription: column.longText,
    profileSections: { ...column.longText, transformer: asJson },
    futureSections: { ...column.longText, transformer: asJson },
  },
  indices: [{ name: 'timeline_element_position', columns: ['position'] }],
});
