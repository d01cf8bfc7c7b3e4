import { toColumns } from '#server/core/content/field-columns';
import {
  PUBLISHING_EXPORT,
  type PublishingRow,
  publishingColumns,
} from '#server/core/content/publishing-row';
import { asJson, column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';
import {
  elementFields,
  type TimelineElementChanges,
  timelineElementChangesSchema,
  timelineElementUpdateSchema,
} from '#shared/contract/timeline-element';

export type TimelineElementRow = Required<TimelineElementChanges> &
  PublishingRow<TimelineElementChanges> & {
    id: string;
    position: number;
    /** Unused. Backups and processes of earlier versions have these two. */
    namedOrder?: number | null;
    answeredSections?: string[] | null;
  };

/** Stored elements are validated by the rules of an update. */
export const timelineElementRules = timelineElementUpdateSchema.omit({
  id: true,
  expectedVersion: true,
  draft: true,
  publishAt: true,
});

export const timelineElementEntity = defineEntity<TimelineElementRow>({
  name: 'timeline_element',
  revision: 'timeline',
  backup: 'content',
  exported: [
    ...timelineElementChangesSchema.keyof().options,
    ...(['id', 'position', 'namedOrder', ...PUBLISHING_EXPORT] as const),
  ],
  belongsTo: null,
  linksTo: [],
  rules: timelineElementRules.extend({
    id: storedIdSchema.optional(),
    position: storedCountSchema.optional(),
  }),
  columns: {
    id: { ...column.id, primary: true },
    position: column.integer,
    namedOrder: { ...column.largeInteger, nullable: true, select: false },
    ...toColumns(elementFields),
    ...publishingColumns,
    answeredSections: { ...column.longText, nullable: true, select: false, transformer: asJson },
  },
  indices: [
    { name: 'timeline_element_position', columns: ['position'] },
    { name: 'timeline_element_planned', columns: ['publishAt', 'draft'] },
  ],
});
