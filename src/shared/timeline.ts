/** The types of timeline elements, in the order that the type selector shows them. */
export const TIMELINE_TYPES = ['profile', 'future', 'event', 'current'] as const;
export type ElementType = (typeof TIMELINE_TYPES)[number];

/** What an event is in a resume, in the order that the selector shows them. */
export const TIMELINE_KINDS = ['work', 'education', 'other'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** As in the contract, which builds on this file. */
type Dated = { year: number; endDate?: string | null };

export const END_BEFORE_START = 'The end must not be before the year it began in.';

/** A year, a month or a day that there is: '2023', '2023-06', '2023-06-30'. */
export function isEndDate(text: string): boolean {
  if (!/^\d{4}(?:-\d\d){0,2}$/.test(text)) return false;
  const whole = `${text}${'-01'.repeat((10 - text.length) / 3)}`;
  const date = new Date(`${whole}T00:00:00.000Z`);
  // A 31st of February would be a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole);
}

export function endsBeforeStart({ year, endDate }: Dated): boolean {
  return Boolean(endDate) && endYear(endDate) < year;
}

/** '2019', or '2019–2021' for what ended in another year. */
export function yearsOf({ year, endDate }: Dated): string {
  const end = endYear(endDate);
  return endDate && end !== year ? `${year}–${end}` : String(year);
}

function endYear(endDate: string | null | undefined): number {
  return Number(endDate?.slice(0, 4));
}

/** As in the contract, which builds on this file. */
type TimelineSection = { title: string; text: string };

export const TITLE_REPEATED = 'Section titles must be unique.';

/** What is kept on saving: sections with an empty title or an empty text are dropped. */
export function withoutEmptySections<Section extends TimelineSection>(
  sections: readonly Section[],
): Section[] {
  return sections.filter(section => !isEmptySection(section));
}

/** The places of the sections whose title stands further up already; empty sections do not count. */
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

/** Title to text. fromEntries defines own properties, so that '__proto__' is a title like any other. */
export function mapOfSections(sections: TimelineSection[]): Record<string, string> {
  return Object.fromEntries(sections.map(({ title, text }) => [title, text]));
}

export function sectionsOfMap(map: Record<string, string>): TimelineSection[] {
  return Object.entries(map).map(([title, text]) => ({ title, text }));
}

function isEmptySection({ title, text }: TimelineSection): boolean {
  return title.trim() === '' || text.trim() === '';
}
