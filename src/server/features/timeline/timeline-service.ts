import type { TimelineElement, TimelineSection } from '../../../shared/contract/timeline-element';
import type { Database } from '../../core/database';
import { type TimelineElementRow, timelineElementEntity } from './timeline-element-entity';

export type TimelineService = ReturnType<typeof createTimelineService>;

export function createTimelineService(db: Database) {
  /** All elements in their order. */
  async function list(): Promise<TimelineElement[]> {
    const rows = await db.read(timelineElementEntity).find({ order: { position: 'ASC', id: 'ASC' } });
    return rows.map(presentTimelineElement);
  }

  return { list };
}

function presentTimelineElement(row: TimelineElementRow): TimelineElement {
  return {
    _id: row.id,
    type: row.type,
    order: row.position,
    year: row.year,
    title: row.title,
    icon: row.icon,
    shortDescription: row.shortDescription,
    longDescription: row.longDescription,
    profile: mapOf(row.profileSections),
    profileSections: row.profileSections,
    future: mapOf(row.futureSections),
    futureSections: row.futureSections,
  };
}

/** fromEntries defines own properties, so that '__proto__' is a title like any other. */
function mapOf(sections: TimelineSection[]): Record<string, string> {
  return Object.fromEntries(sections.map(({ title, text }) => [title, text]));
}
