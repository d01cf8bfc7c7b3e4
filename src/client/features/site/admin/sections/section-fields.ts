import type { FieldDefinition } from '#client/editing/working-copy/merge';
import { mainLinks } from '#client/lib/paths';
import { type SiteSettings, siteFields } from '#shared/contract/site';
import { ENGLISH, type TextKey } from '#shared/language/english';
import { HOME_TEXTS } from '#shared/language/english/home';
import { PLAYGROUND_TEXTS } from '#shared/language/english/playground';
import { mapValues, toKeys } from '#shared/map-values';
import { ABOUT_SECTIONS, type AboutSectionName } from '#shared/sections/about';
import { COUNTERS, HOME_SECTION_LABELS, HOME_SECTIONS } from '#shared/sections/home';
import { NAVIGATION } from '#shared/sections/navigation';
import { DEMOS } from '#shared/sections/projects';
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
export const ENTRY_LABELS: Record<ListName, Partial<Record<string, string>>> = {
  homeSections: HOME_SECTION_LABELS,
  counters: pickLabels(COUNTERS, name => HOME_TEXTS[`${name}Counter`]),
  aboutSections: ABOUT_LABELS,
  navigation: mapValues(mainLinks, ({ label }) => label),
  demos: pickLabels(DEMOS, name => PLAYGROUND_TEXTS[`${name}Title`]),
};

function pickLabels<Name extends string>(names: readonly Name[], getLabel: (name: Name) => string) {
  return Object.fromEntries(names.map(name => [name, getLabel(name)]));
}

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

/** The labels of headings and intros. Other texts are labeled with their English. */
const HEADING_LABELS: Partial<Record<TextKey, string>> = {
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
export type TextFields = Record<TextKey, string>;

export const TEXT_FIELDS = mapValues(
  ENGLISH,
  (english, name): FieldDefinition<string> => ({
    label: HEADING_LABELS[name] ?? english,
    isIndependent: true,
    describe: text => text || english,
  }),
);

/** The other texts, which the panel of words lists. */
export const OTHER_WORDS = toKeys(ENGLISH).filter(name => !(name in HEADING_LABELS));

/** Returns the fields of the texts of one page. */
export function pickTexts<Name extends TextKey>(texts: Record<Name, string>) {
  return mapValues(texts, (_text, name) => TEXT_FIELDS[name]);
}

export const NO_TEXTS: TextFields = mapValues(ENGLISH, () => '');
