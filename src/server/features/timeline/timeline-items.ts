import { z } from 'zod';
import type { StoredFields } from '#server/core/content/history';
import type { ItemRules } from '#server/core/content/item-service';
import { requireListLength } from '#server/core/content/list-length';
import { createPositions, LAST } from '#server/core/content/order';
import { findChanges } from '#server/core/content/pending-changes';
import { toPublishingColumns } from '#server/core/content/publishing-plan';
import { PUBLISHED_ROW } from '#server/core/content/publishing-row';
import { newId } from '#server/core/database/new-id';
import { createInputError } from '#server/core/errors/invalid-input';
import { parseFields } from '#server/core/errors/parse-fields';
import { SHOWN_LIST_MAX_LENGTH } from '#shared/contract/common';
import {
  NEW_TIMELINE_ELEMENT,
  type TimelineElement,
  type TimelineElementInput,
  type TimelineElementUpdate,
  type TimelineSection,
  timelineElementChangesSchema,
  timelineElementInputSchema,
} from '#shared/contract/timeline-element';
import {
  END_BEFORE_START,
  endsBeforeStart,
  formatYears,
  toSections,
  withoutEmptySections,
} from '#shared/timeline';
import { withoutUndefined } from '#shared/without-undefined';
import {
  type TimelineElementRow,
  timelineElementEntity,
  timelineElementRules,
} from './timeline-element-entity';
import { presentTimelineElement } from './timeline-presenter';

export const timelineOrder = createPositions(timelineElementEntity, 'timeline element');

/** The elements as items that are saved one by one. */
export const timelineItems: ItemRules<
  TimelineElementRow,
  TimelineElement,
  TimelineElementInput,
  TimelineElementUpdate
> = {
  kind: 'timeline',
  noun: 'timeline element',
  entity: timelineElementEntity,
  nameFields: ['title', 'type'],
  order: timelineOrder,
  input: timelineElementInputSchema,
  changes: timelineElementRules,
  getKey: toEventKey,
  present: (row, viewer) => presentTimelineElement(row, row.position, viewer),
  blank,
  /** An element is published by default, at the position of its `order` or at the end. */
  make: (_manager, input) => requireDates(withInput(blank(), input)),
  change: (_manager, stored, update) => change(stored, update),
};

/**
 * Applies an update. Omitted fields are unchanged, including those of other types, so that changing the type
 * loses nothing. A new `order` moves the element. Pending changes are stored separately where they differ.
 * @throws AppError BAD_REQUEST for an end before the start
 */
function change(
  stored: TimelineElementRow,
  {
    expectedVersion: _checked,
    pendingChanges: pending = stored.pendingChanges,
    ...input
  }: TimelineElementUpdate,
): TimelineElementRow {
  const changed = requireDates(withInput(stored, input));
  return {
    ...changed,
    pendingChanges: pending && findChanges(CHANGED, changed, requireDates(withInput(changed, pending))),
  };
}

function blank(): TimelineElementRow {
  return {
    id: newId(),
    ...NEW_TIMELINE_ELEMENT,
    position: LAST,
    year: new Date().getUTCFullYear(),
    ...PUBLISHED_ROW,
  };
}

const CHANGED = timelineElementChangesSchema.keyof().options;

/** Returns the row with the fields of the input. */
function withInput(row: TimelineElementRow, input: TimelineElementInput): TimelineElementRow {
  const { order = row.position, profile, profileSections, future, futureSections, ...others } = input;
  const { draft, publishAt, ...fields } = others;
  const choose = (kind: 'profile' | 'future', input: SectionsInput) => {
    const stored = row[`${kind}Sections`];
    const sections = chooseSections(input, stored);
    const path = [input.sections ? `${kind}Sections` : kind];
    requireListLength(path, { sent: sections, stored: stored.length, maximum: SHOWN_LIST_MAX_LENGTH });
    return sections;
  };
  return {
    ...row,
    ...withoutUndefined(fields),
    position: order,
    ...toPublishingColumns({ draft, publishAt }),
    profileSections: choose('profile', { sections: profileSections, map: profile }),
    futureSections: choose('future', { sections: futureSections, map: future }),
  };
}

/** @throws AppError BAD_REQUEST for an end before the start */
function requireDates(row: TimelineElementRow): TimelineElementRow {
  if (endsBeforeStart(row)) throw createInputError([{ path: ['endDate'], message: END_BEFORE_START }]);
  return row;
}

type SectionsInput = {
  sections: TimelineSection[] | undefined;
  map: Record<string, string> | undefined;
};

/**
 * Chooses the sections that a request means. A client that returns a whole element sends a list and a map, and has
 * changed the one that differs from the stored sections. If both differ, the map counts. A map has no order, so one
 * with the same sections as the list or the stored ones leaves the order to them.
 */
export function chooseSections(
  { sections, map }: SectionsInput,
  stored: TimelineSection[],
): TimelineSection[] {
  const list = sections ?? stored;
  if (!map) return list;
  const fromMap = withoutEmptySections(toSections(map));
  return haveSameTexts(fromMap, list) || haveSameTexts(fromMap, stored) ? list : fromMap;
}

function haveSameTexts(some: TimelineSection[], others: TimelineSection[]): boolean {
  const texts = new Map(others.map(({ title, text }) => [title, text]));
  return some.length === others.length && some.every(({ title, text }) => texts.get(title) === text);
}

const eventSchema = z.object({
  type: z.string(),
  title: z.string(),
  year: z.number(),
  endDate: z.string().nullish(),
});

/** Ignores case, spaces and the months, which owners enter in different ways. */
function toEventKey(fields: StoredFields): string {
  const { type, title, year, endDate } = parseFields(eventSchema, fields);
  const words = title.trim().toLowerCase().split(/\s+/).join(' ');
  return [type, formatYears({ year, endDate: endDate ?? null }), words].join(' ');
}
