import { z } from 'zod';
import { mapValues } from '#shared/map-values';
import { ABOUT_SECTIONS } from '#shared/sections/about';
import { COUNTERS, HOME_SECTIONS } from '#shared/sections/home';
import { NAVIGATION } from '#shared/sections/navigation';
import { PAGE_TEXTS } from '#shared/sections/page-texts';
import { DEMOS } from '#shared/sections/projects';
import { nameSchema, textSchema } from './common';
import { declare, flag, list } from './fields';

const title = nameSchema.exactOptional();
const intro = textSchema.exactOptional();

/** The custom headings and intros of public pages. */
const pageTextsSchema = z.object(
  mapValues(PAGE_TEXTS, (_text, name) => (name.endsWith('Intro') ? intro : title)),
);
export type PageTexts = z.infer<typeof pageTextsSchema>;
export type PageTextName = keyof PageTexts;

/** The order, visibility and headings of sections on public pages, as part of the settings. */
export const sectionsFields = {
  homeSections: sectionList(
    HOME_SECTIONS,
    'Home page sections',
    'The sections of the home page below the hero. In each of these lists, omitted names follow as visible, in the default order.',
  ),
  counters: sectionList(COUNTERS, 'Counters', 'The counters shown in the hero.'),
  aboutSections: sectionList(
    ABOUT_SECTIONS,
    'Profile sections',
    'The sections of the profile on the About page.',
  ),
  navigation: sectionList(
    NAVIGATION,
    'Navigation',
    'The navigation links. A hidden page can still be opened.',
  ),
  playground: flag({
    label: 'Playground',
    words: { true: 'Shown', false: 'Hidden' },
    description: 'Whether to show the playground below the projects, if the site has demos.',
  }),
  demos: sectionList(DEMOS, 'Demos', 'The demos in the playground.'),
  texts: declare(
    'text',
    pageTextsSchema.describe(
      'Custom headings and intros. Omitted texts keep their values; an empty text restores the default.',
    ),
    { label: 'Headings and intros', initial: {} },
  ),
};

function sectionList<Name extends string>(names: readonly Name[], label: string, description: string) {
  return list(z.object({ name: z.enum(names), hidden: z.boolean() }), { label, description });
}
