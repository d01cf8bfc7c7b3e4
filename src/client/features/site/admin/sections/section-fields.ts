import type { FieldDefinition } from '#client/editing/working-copy/merge';
import { mainLinks } from '#client/lib/paths';
import type { PageTextName } from '#shared/contract/sections';
import { type SiteSettings, siteFields } from '#shared/contract/site';
import { mapValues } from '#shared/map-values';
import { ABOUT_SECTIONS, type AboutSectionName } from '#shared/sections/about';
import { COUNTER_LABELS, COUNTERS, HOME_SECTION_LABELS, HOME_SECTIONS } from '#shared/sections/home';
import { NAVIGATION } from '#shared/sections/navigation';
import { PAGE_TEXTS } from '#shared/sections/page-texts';
import { DEMOS, type DemoName } from '#shared/sections/projects';
import { completeList, type SectionRow } from '#shared/sections/section-list';

/** The settings for visibility and order. Each list is complete in the form. */
type ListFields = Pick<SiteSettings, 'homeSections' | 'counters' | 'aboutSections' | 'navigation' | 'demos'>;
export type ListName = keyof ListFields;

/** Marks the entries of each list that have no content. */
export type EmptyEntries = Partial<Record<ListName, Partial<Record<string, boolean | undefined>>>>;

const ABOUT_LABELS: Record<AboutSectionName, string> = {
  owner: 'Name and facts',
  profile: 'Profile',
  quote: 'Quote',
  skills: 'Top skills',
};
const DEMO_LABELS: Record<DemoName, string> = {
  life: 'Game of Life',
  contrast: 'Contrast meter',
  easing: 'Easing bench',
  sorting: 'Sorting race',
};

export const ENTRY_LABELS: Record<ListName, Partial<Record<string, string>>> = {
  homeSections: HOME_SECTION_LABELS,
  counters: COUNTER_LABELS,
  aboutSections: ABOUT_LABELS,
  navigation: mapValues(mainLinks, ({ label }) => label),
  demos: DEMO_LABELS,
};

export const LIST_FIELDS = mapValues(ENTRY_LABELS, (labels, list) => listField(list, labels));

export function storedLists(settings: ListFields): ListFields {
  return {
    homeSections: completeList(settings.homeSections, HOME_SECTIONS),
    counters: completeList(settings.counters, COUNTERS),
    aboutSections: completeList(settings.aboutSections, ABOUT_SECTIONS),
    navigation: completeList(settings.navigation, NAVIGATION),
    demos: completeList(settings.demos, DEMOS),
  };
}

function listField(list: ListName, labels: Partial<Record<string, string>>) {
  const hasAll = (rows: unknown[]) =>
    rows.length === Object.keys(labels).length && rows.every(row => Object(row).name in labels);
  return {
    label: siteFields[list].label,
    isIndependent: true,
    accepts: (value: unknown) => Array.isArray(value) && hasAll(value),
    describe: (rows: readonly SectionRow[]) =>
      rows.map(({ name, hidden }) => `${labels[name]}${hidden ? ' (hidden)' : ''}`).join(', '),
  } as const;
}

const TEXT_LABELS: Record<PageTextName, string> = {
  interestsTitle: `${HOME_SECTION_LABELS.interests} heading`,
  interestsIntro: `${HOME_SECTION_LABELS.interests} intro`,
  skillsTitle: `${HOME_SECTION_LABELS.skills} heading`,
  skillsIntro: `${HOME_SECTION_LABELS.skills} intro`,
  portfolioTitle: `${HOME_SECTION_LABELS.portfolio} heading`,
  portfolioIntro: `${HOME_SECTION_LABELS.portfolio} intro`,
  contactTitle: `${HOME_SECTION_LABELS.contact} heading`,
  contactIntro: `${HOME_SECTION_LABELS.contact} intro`,
  projectsTitle: 'Projects heading',
  projectsIntro: 'Projects intro',
  playgroundTitle: 'Playground heading',
  playgroundIntro: 'Playground intro',
  notesTitle: 'Notes heading',
  notesIntro: 'Notes intro',
  aboutTitle: 'About page heading',
  profileTitle: 'Profile name',
  futureTitle: 'Plans heading',
  currentTitle: 'Current state heading',
  topSkillsTitle: 'Top skills heading',
};

/** In the form, an empty string stands for the default text. */
export type TextFields = Record<PageTextName, string>;

const TEXT_FIELDS = mapValues(
  TEXT_LABELS,
  (label, name): FieldDefinition<string> => ({
    label,
    isIndependent: true,
    describe: text => text || PAGE_TEXTS[name],
  }),
);

/** Returns the fields of the texts of one page. */
export function pickTexts<Name extends PageTextName>(texts: Record<Name, string>) {
  return mapValues(texts, (_text, name) => TEXT_FIELDS[name]);
}

export const NO_TEXTS: TextFields = mapValues(TEXT_LABELS, () => '');
