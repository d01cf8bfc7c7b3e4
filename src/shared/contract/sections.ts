import { z } from 'zod';
import { ENGLISH, type TextKey } from '#shared/language/english';
import { hasPlaceholdersOf, placeholderRule } from '#shared/language/placeholders';
import { mapValues } from '#shared/map-values';
import { ABOUT_SECTIONS } from '#shared/sections/about';
import { COUNTERS, HOME_SECTIONS } from '#shared/sections/home';
import { NAVIGATION } from '#shared/sections/navigation';
import { DEMOS } from '#shared/sections/projects';
import { nameSchema, textSchema } from './common';
import { declare, flag, list } from './fields';

const OWN_TEXTS =
  'Custom headings and words. Omitted texts keep their values; an empty text restores the default.';

/** The owner's own texts. Stored ones may have placeholders of another version, which pages then show as they are. */
const ownTextsSchema = z.object(mapValues(ENGLISH, (_text, name) => ownTextSchema(name).exactOptional()));
const ownTextsInputSchema = z.object(
  mapValues(ENGLISH, (text, name) =>
    ownTextSchema(name)
      .refine(own => hasPlaceholdersOf(text, own), placeholderRule(text))
      .exactOptional(),
  ),
);

function ownTextSchema(name: TextKey) {
  return name.endsWith('Intro') ? textSchema : nameSchema;
}

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
  texts: {
    ...declare('text', ownTextsSchema.describe(OWN_TEXTS), { label: 'Headings and words', initial: {} }),
    input: ownTextsInputSchema.describe(OWN_TEXTS),
  },
};

function sectionList<Name extends string>(names: readonly Name[], label: string, description: string) {
  return list(z.object({ name: z.enum(names), hidden: z.boolean() }), { label, description });
}
