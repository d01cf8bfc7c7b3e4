import type { TimelineElement, TimelineSection } from '../../../../shared/contract/timeline-element';
import type { ElementType } from '../../../../shared/timeline-types';

/** A section while it is edited; its key tells it from others, whose title may be the same for a while. */
export type SectionRow = TimelineSection & { key: string };

/** The types whose content is a list of sections. */
export type SectionType = Extract<ElementType, 'profile' | 'future'>;

/** What the form holds: the fields of all types, so that a change of the type loses nothing. */
export type ElementFields = Pick<
  TimelineElement,
  'type' | 'title' | 'icon' | 'shortDescription' | 'longDescription'
> & {
  /** As typed. */
  year: string;
  sections: Record<SectionType, SectionRow[]>;
};

/** An element in edit mode. */
export type ElementEdit = {
  id: string;
  /** The element as it was when the edit began. */
  base: TimelineElement;
  /** It was deleted elsewhere, and the owner wants it back. */
  isGone: boolean;
  fields: ElementFields;
};

export function editOf(element: TimelineElement): ElementEdit {
  return { id: element._id, base: element, isGone: false, fields: fieldsOf(element) };
}

export function fieldsOf(element: TimelineElement): ElementFields {
  const { type, year, title, icon, shortDescription, longDescription } = element;
  const sections = {
    profile: element.profileSections.map(rowOf),
    future: element.futureSections.map(rowOf),
  };
  return { type, year: String(year), title, icon, shortDescription, longDescription, sections };
}

function rowOf({ title, text }: TimelineSection, index: number): SectionRow {
  return { key: `stored-${index}`, title, text };
}

/** True when anything was typed that the element does not have. */
export function isChanged({ base, isGone, fields }: ElementEdit): boolean {
  return isGone || !isSameFields(fields, fieldsOf(base));
}

/** Whether two versions of an element say the same; their place in the list does not count. */
export function isSameContent(some: TimelineElement, other: TimelineElement): boolean {
  return isSameFields(fieldsOf(some), fieldsOf(other));
}

function isSameFields(some: ElementFields, other: ElementFields): boolean {
  return JSON.stringify(comparable(some)) === JSON.stringify(comparable(other));
}

function comparable({ sections: { profile, future }, ...fields }: ElementFields) {
  const { type, year, title, icon, shortDescription, longDescription } = fields;
  return [type, year, title, icon, shortDescription, longDescription, profile.map(pair), future.map(pair)];
}

function pair({ title, text }: SectionRow): [string, string] {
  return [title, text];
}

/** A stored edit of an older shape is none. */
export function isElementEdit(value: unknown): value is ElementEdit {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'base' in value && 'isGone' in value && 'fields' in value)) return false;
  const { id, base, fields } = value;
  if (typeof id !== 'string' || typeof base !== 'object' || base === null) return false;
  if (typeof fields !== 'object' || fields === null) return false;
  return 'type' in fields && 'year' in fields && typeof fields.year === 'string' && 'sections' in fields;
}
