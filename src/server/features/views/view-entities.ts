import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

/** One visit, of one project or, when projectId is null, of the site. */
export type ViewRow = { id: string; timestamp: Date; projectId: string | null; sessionId: string };

export const viewEntity = defineEntity<ViewRow>({
  name: 'view_record',
  revision: null,
  backup: 'private',
  columns: {
    id: { ...column.id, primary: true },
    timestamp: column.timestamp,
    projectId: { ...column.id, nullable: true },
    sessionId: column.name,
  },
  // Holds all that a list needs: it is read from the index alone.
  indices: [{ name: 'view_record_project', columns: ['projectId', 'timestamp', 'id'] }],
});

/** The projectKey of visits to the whole site. */
export const WHOLE_SITE = '';

/**
 * Visits counted by quarter of an hour since 1970 in UTC, a row for each hour that has any, kept in the same transaction
 * as the record. Every time zone is a whole number of quarters from UTC, so that days of any zone can be summed from it.
 * A number, not a moment: SQL can calculate with it alike on every engine.
 */
export type ViewHourRow = {
  projectKey: string;
  hour: number;
  quarter0: number;
  quarter1: number;
  quarter2: number;
  quarter3: number;
};

export const viewHourEntity = defineEntity<ViewHourRow>({
  name: 'view_hour',
  revision: null,
  backup: 'private',
  // Keeps the rows in the order of their key, as MySQL does by itself.
  withoutRowid: true,
  columns: {
    projectKey: { ...column.id, primary: true },
    hour: { ...column.integer, primary: true },
    quarter0: column.integer,
    quarter1: column.integer,
    quarter2: column.integer,
    quarter3: column.integer,
  },
});

/** All visits ever, kept in the same transaction too: years of quarters need not be summed for one number. */
export type ViewTotalRow = { projectKey: string; views: number };

export const viewTotalEntity = defineEntity<ViewTotalRow>({
  name: 'view_total',
  revision: null,
  backup: 'private',
  withoutRowid: true,
  columns: { projectKey: { ...column.id, primary: true }, views: column.integer },
});
