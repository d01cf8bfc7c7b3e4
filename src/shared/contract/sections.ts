import { z } from 'zod';
import { ABOUT_SECTIONS } from '../sections/about';
import { COUNTERS, HOME_SECTIONS } from '../sections/home';
import { NAVIGATION } from '../sections/navigation';
import { DEMOS } from '../sections/projects';
import { LIST_MAX_LENGTH, nameSchema, textSchema } from './common';

const title = nameSchema.exactOptional();
const intro = textSchema.exactOptional();

/** The headings and intros of public pages that are not the default ones. */
export const pageTextsSchema = z.object({
  interestsTitle: title,
  interestsIntro: intro,
  skillsTitle: title,
  skillsIntro: intro,
  portfolioTitle: title,
  portfolioIntro: intro,
  contactTitle: title,
  contactIntro: intro,
  projectsTitle: title,
  projectsIntro: intro,
  playgroundTitle: title,
  playgroundIntro: intro,
  notesTitle: title,
  notesIntro: intro,
  aboutTitle: title,
  profileTitle: title,
  futureTitle: title,
  currentTitle: title,
  topSkillsTitle: title,
});
export type PageTexts = z.infer<typeof pageTextsSchema>;
export type PageTextName = keyof PageTexts;

/** What the owner shows of public pages, in which order and under which headings: part of the settings. */
export const sectionsSchema = z.object({
  homeSections: listOf(HOME_SECTIONS).describe(
    'The sections of the home page below its welcome. In every list those left out follow, shown, in the default order.',
  ),
  counters: listOf(COUNTERS).describe('The counters of the welcome.'),
  aboutSections: listOf(ABOUT_SECTIONS).describe('What the profile on the About page is made of.'),
  navigation: listOf(NAVIGATION).describe('The links of the navigation. A hidden page can still be opened.'),
  playground: z.boolean().describe('Whether there is a playground below the projects.'),
  demos: listOf(DEMOS).describe('The demos of the playground.'),
  texts: pageTextsSchema.describe(
    'Headings and intros in words of the owner. Those left out keep theirs; an empty one is the default again.',
  ),
});

function listOf<Name extends string>(names: readonly Name[]) {
  return z.array(z.object({ name: z.enum(names), hidden: z.boolean() })).max(LIST_MAX_LENGTH);
}
