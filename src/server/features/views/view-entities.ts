import { EntitySchema } from 'typeorm';
import { column } from '../../core/columns';

/** One visit, of one project or, when projectId is null, of the site. */
export type ViewRow = { id: string; timestamp: Date; projectId: string | null; sessionId: string };

export const viewEntity = new EntitySchema<ViewRow>({
  name: 'view_record',
  columns: {
    id: { ...column.id, primary: true },
    timestamp: column.moment,
    projectId: { ...column.id, nullable: true },
    sessionId: column.name,
  },
  indices: [{ name: 'view_record_project', columns: ['projectId', 'timestamp'] }],
});

/**
 * Visits counted by quarter of an hour in UTC, kept in the same transaction as the record. Every time zone is a whole
 * number of quarters from UTC, so that days of any zone can be summed from it.
 */
export type ViewCountRow = { projectKey: string; quarter: Date; views: number };

/** The projectKey of visits to the whole site. */
export const WHOLE_SITE = '';

export const viewCountEntity = new EntitySchema<ViewCountRow>({
  name: 'view_count',
  columns: {
    projectKey: { ...column.id, primary: true },
    quarter: { ...column.moment, primary: true },
    views: column.integer,
  },
});
