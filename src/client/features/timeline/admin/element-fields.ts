import { toDefinitions } from '#client/editing/fields/declared-fields';
import type { ItemForm } from '#client/editing/item/item-form';
import type { InitialTexts } from '#client/editing/publishing/initial-texts';
import { PUBLISHING_FIELD, type PublishingPlan } from '#client/editing/publishing/publishing-plan';
import type { Issue } from '#client/editing/working-copy/issues';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import { type Keyed, newRowKey, rowsField, withKeys, withoutKeys } from '#client/editing/working-copy/rows';
import {
  END_RULE,
  elementFields,
  NEW_TIMELINE_ELEMENT,
  type TimelineElement,
  type TimelineElementInput,
  type TimelineSection,
  YEAR_RULE,
} from '#shared/contract/timeline-element';
import type { TimelineKind } from '#shared/timeline';
import {
  END_BEFORE_START,
  endsBeforeStart,
  findRepeatedTitles,
  isEndDate,
  TITLE_REPEATED,
  withoutEmptySections,
} from '#shared/timeline';

type SectionRow = Keyed<TimelineSection>;

/** The fields of all types, so that changing the type loses nothing. */
export type ElementFields = Pick<
  TimelineElement,
  'order' | 'type' | 'icon' | 'title' | 'shortDescription' | 'longDescription'
> & {
  /** The text as typed. */
  year: string;
  endDate: string;
  kind: TimelineKind | '';
  profileSections: readonly SectionRow[];
  futureSections: readonly SectionRow[];
  publishing: PublishingPlan;
};

export const KIND_LABELS = { '': 'Not specified', ...elementFields.kind.words };

const ELEMENT_FIELDS: FieldDefinitions<ElementFields> = {
  // The form never changes the order. An element that was deleted elsewhere is restored at this position.
  order: { label: 'Position', isEqual: () => true },
  ...toDefinitions(elementFields),
  year: { label: elementFields.year.label },
  endDate: { label: elementFields.endDate.label },
  kind: { label: elementFields.kind.label, describe: kind => KIND_LABELS[kind] },
  profileSections: sectionsField(elementFields.profileSections.label),
  futureSections: sectionsField(elementFields.futureSections.label),
  publishing: PUBLISHING_FIELD,
};

function sectionsField(label: string) {
  const describe = ({ title, text }: TimelineSection) => `${title}: ${text}`;
  return rowsField<TimelineSection>({ label, columns: ['title', 'text'], describe });
}

/**
 * An element with the version of the whole timeline, so that changes to other elements merge without a question.
 */
export type EditedElement = Omit<TimelineElement, 'profile' | 'future'> & { version: number };

export const ELEMENT_FORM: ItemForm<EditedElement, ElementFields, TimelineElementInput> = {
  kind: 'timeline',
  fields: ELEMENT_FIELDS,
  read: ({ order, type, icon, title, shortDescription, longDescription, publishing, ...element }) => ({
    order,
    type,
    icon,
    title,
    shortDescription,
    longDescription,
    publishing,
    year: String(element.year),
    endDate: element.endDate ?? '',
    kind: element.kind ?? '',
    profileSections: withKeys(element.profileSections),
    futureSections: withKeys(element.futureSections),
  }),
  getVersion: ({ version }) => version,
  // Sends the fields of every type. An invalid year, left over from an event whose type was changed, is not
  // sent.
  input: ({ order, publishing, year, ...fields }) => ({
    ...fields,
    ...(YEAR.test(year) ? { year: Number(year) } : {}),
    endDate: fields.endDate.trim() || null,
    kind: fields.kind || null,
    profileSections: withoutKeys(fields.profileSections),
    futureSections: withoutKeys(fields.futureSections),
  }),
  recreate: ({ order }) => ({ order }),
  validate: validateElement,
  normalize: withoutEmptyRows,
  getInitialTexts: ({ type }) => INITIAL_TEXTS[type],
  deletion: {
    noun: 'element',
    failure: "Couldn't delete the element. Please try again.",
  },
};

/** Stands in for an element that was deleted elsewhere during editing. */
export function createBlankElement(_id: string): EditedElement {
  const { kind, endDate, ...fields } = NEW_TIMELINE_ELEMENT;
  return { ...fields, _id, order: 0, version: 0 };
}

const { title, shortDescription, longDescription } = NEW_TIMELINE_ELEMENT;
/** The texts of a new element that each type shows. */
const INITIAL_TEXTS: Record<ElementFields['type'], InitialTexts<ElementFields>> = {
  event: { title, shortDescription, longDescription },
  current: { longDescription },
  profile: {},
  future: {},
};

export function withoutEmptyRows(fields: ElementFields): ElementFields {
  return {
    ...fields,
    profileSections: withoutEmptySections(fields.profileSections),
    futureSections: withoutEmptySections(fields.futureSections),
  };
}

const YEAR = /^\s*[+-]?\d{1,4}\s*$/;

/** Finds everything that the server would reject, including fields that the current type hides. */
function validateElement({ type, year, endDate, ...fields }: ElementFields): Issue[] {
  const repeatedTitles = (name: 'profileSections' | 'futureSections') =>
    findRepeatedTitles(fields[name]).map(index => ({
      path: [name, index, 'title'],
      message: TITLE_REPEATED,
    }));
  return [
    ...(type === 'event' && !YEAR.test(year) ? [{ path: ['year'], message: YEAR_RULE }] : []),
    ...endIssues(year, endDate.trim()),
    ...repeatedTitles('profileSections'),
    ...repeatedTitles('futureSections'),
  ];
}

function endIssues(year: string, endDate: string): Issue[] {
  if (endDate === '') return [];
  const path = ['endDate'];
  if (!isEndDate(endDate)) return [{ path, message: END_RULE }];
  const isTooEarly = YEAR.test(year) && endsBeforeStart({ year: Number(year), endDate });
  return isTooEarly ? [{ path, message: END_BEFORE_START }] : [];
}

/**
 * Titles a section 'Section N' or 'Title N'. N starts at the number of rows plus one and skips titles in use.
 */
export function newSection(prefix: 'Section' | 'Title', rows: readonly SectionRow[]): SectionRow {
  const taken = new Set(rows.map(({ title }) => title.trim()));
  let number = rows.length + 1;
  while (taken.has(`${prefix} ${number}`)) number += 1;
  return { key: newRowKey(), title: `${prefix} ${number}`, text: '' };
}
