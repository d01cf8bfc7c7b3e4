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
  // A covering index: lists need no other data.
  indices: [{ name: 'view_record_project', columns: ['projectId', 'timestamp', 'id'] }],
});

/** The projectKey of visits to the whole site. */
export const WHOLE_SITE = '';

/**
 * Visits per quarter of an hour since 1970 in UTC, one row per hour with visits, updated in the transaction of the record.
 * Every time zone is offset by whole quarters, so that days of any zone can be summed. A number rather than a timestamp,
 * because every engine calculates with it alike.
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
  // Stores rows in key order, as MySQL always does.
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

/** The total of all visits, updated in the same transaction, so that years of quarters need not be summed. */
export type ViewTotalRow = { projectKey: string; views: number };

export const viewTotalEntity = defineEntity<ViewTotalRow>({
  name: 'view_total',
  revision: null,
  backup: 'private',
  withoutRowid: true,
  columns: { projectKey: { ...column.id, primary: true }, views: column.integer },
});
