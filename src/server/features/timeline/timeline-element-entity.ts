import {
  PUBLISHING_EXPORT,
  type PublishingRow,
  publishingColumns,
} from '#server/core/content/published-rows';
import { asJson, column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { storedCountSchema, storedIdSchema } from '#server/core/database/stored-values';
import {
  type TimelineElement,
  type TimelineElementChanges,
  timelineElementChangesSchema,
  timelineElementUpdateSchema,
} from '#shared/contract/timeline-element';
import type { TimelineKind } from '#shared/timeline';

export type TimelineElementRow = Omit<
  TimelineElement,
  '_id' | 'order' | 'profile' | 'future' | 'kind' | 'endDate' | keyof PublishingRow
> &
  PublishingRow<TimelineElementChanges> & {
    id: string;
    position: number;
    kind: TimelineKind | null;
    endDate: string | null;
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
    type: column.key,
    position: column.integer,
    namedOrder: { ...column.largeInteger, nullable: true, select: false },
    year: column.integer,
    title: column.name,
    icon: column.name,
    shortDescription: column.longText,
    longDescription: column.longText,
    profileSections: { ...column.longText, transformer: asJson },
    futureSections: { ...column.longText, transformer: asJson },
    kind: { ...column.key, nullable: true },
    endDate: { ...column.key, nullable: true },
    ...publishingColumns,
    answeredSections: { ...column.longText, nullable: true, select: false, transformer: asJson },
  },
  indices: [
    { name: 'timeline_element_position', columns: ['position'] },
    { name: 'timeline_element_planned', columns: ['publishAt', 'draft'] },
  ],
});
