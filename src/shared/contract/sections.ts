import { z } from 'zod';
import { mapValues } from '#shared/map-values';
import { ABOUT_SECTIONS } from '#shared/sections/about';
import { COUNTERS, HOME_SECTIONS } from '#shared/sections/home';
import { NAVIGATION } from '#shared/sections/navigation';
import { PAGE_TEXTS } from '#shared/sections/page-texts';
import { DEMOS } from '#shared/sections/projects';
import { LIST_MAX_LENGTH, nameSchema, textSchema } from './common';

const title = nameSchema.exactOptional();
const intro = textSchema.exactOptional();

/** The custom headings and intros of public pages. */
const pageTextsSchema = z.object(
  mapValues(PAGE_TEXTS, (_text, name) => (name.endsWith('Intro') ? intro : title)),
);
export type PageTexts = z.infer<typeof pageTextsSchema>;
export type PageTextName = keyof PageTexts;

/** The order, visibility and headings of sections on public pages, as part of the settings. */
export const sectionsSchema = z.object({
  homeSections: toListSchema(HOME_SECTIONS).describe(
    'The sections of the home page below the hero. In each of these lists, omitted names follow as visible, in the default order.',
  ),
  counters: toListSchema(COUNTERS).describe('The counters shown in the hero.'),
  aboutSections: toListSchema(ABOUT_SECTIONS).describe('The sections of the profile on the About page.'),
  navigation: toListSchema(NAVIGATION).describe('The navigation links. A hidden page can still be opened.'),
  playground: z
    .boolean()
    .describe('Whether to show the playground below the projects, if the site has demos.'),
  demos: toListSchema(DEMOS).describe('The demos in the playground.'),
  texts: pageTextsSchema.describe(
    'Custom headings and intros. Omitted texts keep their values; an empty text restores the default.',
  ),
});

function toListSchema<Name extends string>(names: readonly Name[]) {
  return z.array(z.object({ name: z.enum(names), hidden: z.boolean() })).max(LIST_MAX_LENGTH);
}
