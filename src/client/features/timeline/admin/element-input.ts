import type { TimelineElement, TimelineSection } from '../../../../shared/contract/timeline-element';
import { findRepeatedTitles, withoutEmptySections } from '../../../../shared/timeline-sections';
import type { ElementFields, SectionRow, SectionType } from './element-edit';

export const YEAR_WANTED = 'Must be a whole number of up to four digits';
export const TITLE_REPEATED = 'Section titles must be unique.';

const YEAR = /^\s*[+-]?\d{1,4}\s*$/;

/** What a saved edit sends. */
export type ElementInput = Omit<ElementFields, 'year' | 'sections'> &
  Pick<TimelineElement, 'profileSections' | 'futureSections'> & { year?: number };

/** What keeps the edit from being saved. */
export type ElementProblems = {
  year?: string;
  /** By the key of the section. */
  titles: ReadonlyMap<string, string>;
  /** A type that is not shown, but holds a repeated title. */
  hiddenType?: SectionType;
};

export function findProblems({ type, year, sections }: ElementFields): ElementProblems {
  const titles = new Map<string, string>();
  let hiddenType: SectionType | undefined;
  for (const sectionType of ['profile', 'future'] as const) {
    const rows = sections[sectionType];
    for (const index of findRepeatedTitles(rows)) {
      titles.set(rows[index]?.key ?? '', TITLE_REPEATED);
      if (sectionType !== type) hiddenType = sectionType;
    }
  }
  return {
    titles,
    ...(type === 'event' && !YEAR.test(year) ? { year: YEAR_WANTED } : {}),
    ...(hiddenType ? { hiddenType } : {}),
  };
}

export function hasProblems({ year, titles }: ElementProblems): boolean {
  return year !== undefined || titles.size > 0;
}

/**
 * What is sent on saving: every field, whatever type is shown, and no empty sections. A year that is none, left behind
 * in an event that became something else, is not sent: the stored one stays.
 */
export function inputOf({ year, sections, ...texts }: ElementFields): ElementInput {
  return {
    ...texts,
    ...(YEAR.test(year) ? { year: Number(year) } : {}),
    profileSections: withoutEmptySections(sections.profile.map(withoutKey)),
    futureSections: withoutEmptySections(sections.future.map(withoutKey)),
  };
}

function withoutKey({ title, text }: SectionRow): TimelineSection {
  return { title, text };
}

const TITLE_WORDS: Record<SectionType, string> = { profile: 'Section', future: 'Title' };

/** 'Section N' or 'Title N', N one more than there are; the next number whose title is free. */
export function newSection(type: SectionType, rows: SectionRow[]): SectionRow {
  const taken = new Set(rows.map(({ title }) => title.trim()));
  let number = rows.length + 1;
  while (taken.has(`${TITLE_WORDS[type]} ${number}`)) number += 1;
  return { key: freeKey(rows), title: `${TITLE_WORDS[type]} ${number}`, text: '' };
}

function freeKey(rows: SectionRow[]): string {
  const keys = new Set(rows.map(({ key }) => key));
  let number = rows.length;
  while (keys.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}
