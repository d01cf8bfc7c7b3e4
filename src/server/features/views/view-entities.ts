import { z } from 'zod';
import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';

/** One visit to a project, or to the site if projectId is null. */
export type ViewRow = { id: string; timestamp: Date; projectId: string | null; sessionId: string };

export const viewEntity = defineEntity<ViewRow>({
  name: 'view_record',
  revision: null,
  backup: 'private',
  rules: z.object({ id: storedIdSchema, projectId: storedIdSchema.nullable() }),
  columns: {
    id: { ...column.id, primary: true },
    timestamp: column.timestamp,
    projectId: { ...column.id, nullable: true },
    sessionId: column.name,
  },
  // The index covers the query, so lists need no other data.
  indices: [{ name: 'view_record_project', columns: ['projectId', 'timestamp', 'id'] }],
});

/** The projectKey of visits to the whole site. */
export const WHOLE_SITE = '';
const projectKeySchema = z.literal(WHOLE_SITE).or(storedIdSchema);

/**
 * Visits per quarter of an hour since 1970 in UTC. There is one row per hour with visits, updated in the
 * transaction of the record. Every time zone is offset by whole quarters, so that days of any zone can be
 * summed. The hour is a number rather than a timestamp, because every engine calculates with it alike.
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
  rules: z.object({
    projectKey: projectKeySchema,
    hour: storedCountSchema,
    quarter0: storedCountSchema,
    quarter1: storedCountSchema,
    quarter2: storedCountSchema,
    quarter3: storedCountSchema,
  }),
  // SQLite then stores rows in key order, as MySQL always does.
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
type ViewTotalRow = { projectKey: string; views: number };

export const viewTotalEntity = defineEntity<ViewTotalRow>({
  name: 'view_total',
  revision: null,
  backup: 'private',
  rules: z.object({ projectKey: projectKeySchema, views: storedCountSchema }),
  withoutRowid: true,
  columns: { projectKey: { ...column.id, primary: true }, views: column.integer },
});
