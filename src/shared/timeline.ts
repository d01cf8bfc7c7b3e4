/** The types of timeline elements, in the order of the type selector. */
export type ElementType = 'profile' | 'future' | 'event' | 'current';

/** The resume sections of an event, in the order of the selector. */
export type TimelineKind = 'work' | 'education' | 'other';

/** The long description of a new element. */
export const NEW_LONG_DESCRIPTION = 'Long description';

/** Empties a long description that nobody wrote, which visitors do not get to read. */
export function withoutNewText<Element extends { longDescription: string }>(element: Element): Element {
  const isNew = element.longDescription === NEW_LONG_DESCRIPTION;
  return isNew ? { ...element, longDescription: '' } : element;
}

/** This repeats a type of the contract, which imports this file. */
type Dated = { year: number; endDate?: string | null };
type DatedEvent = Dated & { kind?: TimelineKind | null };

export const END_BEFORE_START = 'The end must not be before the year of the start.';

/** The form of a year, a month or a day. A day of this form may not exist. */
export const END_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** Accepts an existing year, month or day, such as '2023', '2023-06' or '2023-06-30'. */
export function isEndDate(text: string): boolean {
  if (!END_DATE.test(text)) return false;
  const day = `${text}${'-01'.repeat((10 - text.length) / 3)}`;
  const date = new Date(`${day}T00:00:00.000Z`);
  // Parsing turns 31 February into a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

export function endsBeforeStart({ year, endDate }: Dated): boolean {
  return Boolean(endDate) && endYear(endDate) < year;
}

/** Returns '2019', '2019–2021' for an event that ended in another year, or 'Since 2019' for work that has not. */
export function formatYears(
  { year, endDate, kind }: DatedEvent,
  formatSince = (start: string) => `Since ${start}`,
): string {
  if (kind === 'work' && !endDate) return formatSince(String(year));
  const end = endYear(endDate);
  return endDate && end !== year ? `${year}–${end}` : String(year);
}

function endYear(endDate: string | null | undefined): number {
  return Number(endDate?.slice(0, 4));
}

/** This repeats a type of the contract, which imports this file. */
type TimelineSection = { title: string; text: string };

export const TITLE_REPEATED = 'Section titles must be unique.';

/** Drops sections with an empty title or text, as saving does. */
export function withoutEmptySections<Section extends TimelineSection>(
  sections: readonly Section[],
): Section[] {
  return sections.filter(section => !isEmptySection(section));
}

/** Returns the indexes of sections that repeat an earlier title. Empty sections are ignored. */
export function findRepeatedTitles(sections: readonly TimelineSection[]): number[] {
  const seen = new Set<string>();
  return sections.flatMap((section, index) => {
    if (isEmptySection(section)) return [];
    const title = section.title.trim();
    if (seen.has(title)) return [index];
    seen.add(title);
    return [];
  });
}

/**
 * Maps titles to texts. fromEntries defines own properties, so that '__proto__' is a title like any other.
 */
export function toSectionMap(sections: TimelineSection[]): Record<string, string> {
  return Object.fromEntries(sections.map(({ title, text }) => [title, text]));
}

export function toSections(map: Record<string, string>): TimelineSection[] {
  return Object.entries(map).map(([title, text]) => ({ title, text }));
}

function isEmptySection({ title, text }: TimelineSection): boolean {
  return title.trim() === '' || text.trim() === '';
}
