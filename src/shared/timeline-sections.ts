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
