import { z } from 'zod';
import { DRAWINGS } from '#shared/drawing-names';
import { LANGUAGES } from '#shared/language/languages';
import { mapValues } from '#shared/map-values';
import { HOME_SECTION_LABELS } from '#shared/sections/home';
import { appearanceFields } from './appearance';
import {
  contactLinkSchema,
  expectedVersionSchema,
  iconClassSchema,
  nameSchema,
  SHOWN_LIST_MAX_LENGTH,
  textSchema,
} from './common';
import { choice, declare, list, name, picture, pluck, text, webLink } from './fields';
import { PROJECT_PAGE_LABELS } from './project';
import { sectionsFields } from './sections';

const siteLinkSchema = z.object({ label: nameSchema, url: contactLinkSchema, icon: iconClassSchema });
export type SiteLink = z.infer<typeof siteLinkSchema>;
const siteTopicSchema = z.object({
  name: nameSchema,
  description: textSchema,
  icon: iconClassSchema,
  drawing: z
    .enum(DRAWINGS)
    .exactOptional()
    .describe('Its drawing, if the site draws interests. Defaults to the one that its name suggests.'),
});
const siteQuoteSchema = z.object({ text: textSchema, author: nameSchema });

export const MAX_ADDED_FONTS = 10;

const addedFontSchema = z.object({
  name: nameSchema,
  file: z.string().regex(/^\/uploads\/[\w.-]{1,200}\.(ttf|otf)$/, 'Must be a font that was uploaded here'),
});
export type AddedFont = z.infer<typeof addedFontSchema>;

const DATE_WANTED = 'Must be a date, such as 2020-03-01';

/**
 * The settings of the site, which are its owner's details and fixed texts. The code contains nothing personal. Their
 * defaults are in `site-defaults.ts` only, because visitors load them without schemas.
 */
export const siteFields = {
  ownerName: name({ label: 'Name' }),
  role: name({ label: 'Role' }),
  headline: name({ label: 'Headline' }),
  introduction: text({ label: 'Introduction' }),
  avatar: picture({ label: 'Image URL' }),
  location: name({ label: 'Location' }),
  education: name({ label: 'Education' }),
  employment: name({ label: 'Employment' }),
  codeProfileUrl: webLink({ label: 'Code profile' }),
  links: list(siteLinkSchema, { label: 'Links', limit: SHOWN_LIST_MAX_LENGTH }),
  birthDate: date('Birth date', 'Null hides ages on events.'),
  experienceStart: date('Experience since', 'Null hides the years of experience.'),
  topics: list(siteTopicSchema, { label: HOME_SECTION_LABELS.interests, limit: SHOWN_LIST_MAX_LENGTH }),
  quotes: list(siteQuoteSchema, { label: 'Quotes', limit: SHOWN_LIST_MAX_LENGTH }),
  projectOrder: choice(
    { newest: 'Newest first', own: 'Custom order' },
    {
      label: 'Project order',
      description: 'The order of projects: newest first, or as set by PUT /projects/order.',
    },
  ),
  projectPage: choice(PROJECT_PAGE_LABELS, {
    label: 'Project pages',
    description: "The layout of a project's page: tabs or one continuous text.",
  }),
  archiveOpen: choice(
    { first: 'First category open', all: 'All open' },
    {
      label: 'Archive',
      description: 'The initially open categories of the archive: the first one or all.',
    },
  ),
  featuredLayout: choice(
    { cards: 'Cards', lead: 'First one large' },
    {
      label: `${HOME_SECTION_LABELS.portfolio} layout`,
      description: 'The layout of featured projects on the home page: equal cards, or the first one large.',
    },
  ),
  aboutView: choice(
    { stage: 'One at a time', list: 'List' },
    {
      label: 'First view',
      description:
        'The initial view of the About page: one element of the timeline at a time, or a list of everything.',
    },
  ),
  replyPromise: name({
    label: 'Reply time',
    description: 'A promise shown next to the contact form of when to expect a reply. Empty for none.',
  }),
  fonts: list(addedFontSchema, {
    label: 'Fonts for other scripts',
    max: MAX_ADDED_FONTS,
    description:
      'Fonts of scripts other than Latin, Greek and Cyrillic, for the generated resume and share pictures.',
  }),
  language: choice(
    mapValues(LANGUAGES, ({ name }) => name),
    { label: 'Language', description: "The language of public pages. The owner's area is in English." },
  ),
  ...appearanceFields,
  ...sectionsFields,
};

export type ProjectOrder = z.infer<typeof siteFields.projectOrder.value>;
export type FeaturedLayout = z.infer<typeof siteFields.featuredLayout.value>;
/** The two forms of the About page: one element of the timeline at a time, or a list of everything. */
export type AboutView = z.infer<typeof siteFields.aboutView.value>;

export const siteSettingsSchema = z.object(pluck(siteFields, 'value'));
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

function date(label: string, description: string) {
  return declare('key', z.iso.date(DATE_WANTED).nullable().describe(description), { label, initial: null });
}

/** The stored settings with their version, which increases with every change. */
export const siteSchema = siteSettingsSchema.extend({ version: z.int() }).meta({ id: 'Site' });
export type Site = z.infer<typeof siteSchema>;

/** Omitted fields keep their values. The schema accepts longer lists, because stored ones may be longer. */
export const siteUpdateSchema = z
  .object(pluck(siteFields, 'input'))
  .partial()
  .extend({ expectedVersion: expectedVersionSchema });
export type SiteUpdate = z.infer<typeof siteUpdateSchema>;
