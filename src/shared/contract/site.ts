import { z } from 'zod';
import { DRAWINGS } from '#shared/drawing-names';
import { appearanceSchema } from './appearance';
import {
  contactLinkSchema,
  expectedVersionSchema,
  iconClassSchema,
  LIST_MAX_LENGTH,
  linkSchema,
  nameSchema,
  SHOWN_LIST_MAX_LENGTH,
  textSchema,
  webLinkSchema,
} from './common';
import { PROJECT_PAGES } from './project';
import { sectionsSchema } from './sections';

export const PROJECT_ORDERS = ['newest', 'own'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];

export const PROJECT_ORDER_LABELS: Record<ProjectOrder, string> = {
  newest: 'Newest first',
  own: 'Custom order',
};

export const ARCHIVE_OPEN = ['first', 'all'] as const;
export type ArchiveOpen = (typeof ARCHIVE_OPEN)[number];

export const FEATURED_LAYOUTS = ['cards', 'lead'] as const;
export type FeaturedLayout = (typeof FEATURED_LAYOUTS)[number];

/** The two forms of the About page: one element of the timeline at a time, or a list of everything. */
export const ABOUT_VIEWS = ['stage', 'list'] as const;
export type AboutView = (typeof ABOUT_VIEWS)[number];

const siteLinkSchema = z.object({ label: nameSchema, url: contactLinkSchema, icon: iconClassSchema });
export type SiteLink = z.infer<typeof siteLinkSchema>;
const siteTopicSchema = z.object({
  name: nameSchema,
  description: textSchema,
  icon: iconClassSchema,
  drawing: z
    .enum(DRAWINGS)
    .exactOptional()
    .describe('Its drawing, if the site draws interests. Defaults to the one for its position.'),
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
 * The settings of the site, which are its owner's details and fixed texts. The code contains nothing
 * personal.
 */
export const siteSettingsSchema = z.object({
  ownerName: nameSchema,
  role: nameSchema,
  headline: nameSchema,
  introduction: textSchema,
  avatar: linkSchema,
  location: nameSchema,
  education: nameSchema,
  employment: nameSchema,
  codeProfileUrl: webLinkSchema,
  links: z.array(siteLinkSchema).max(LIST_MAX_LENGTH),
  birthDate: z.iso.date(DATE_WANTED).nullable().describe('Null hides ages on events.'),
  experienceStart: z.iso.date(DATE_WANTED).nullable().describe('Null hides the years of experience.'),
  topics: z.array(siteTopicSchema).max(LIST_MAX_LENGTH),
  quotes: z.array(siteQuoteSchema).max(LIST_MAX_LENGTH),
  projectOrder: z
    .enum(PROJECT_ORDERS)
    .describe('The order of projects: newest first, or as set by PUT /projects/order.'),
  projectPage: z.enum(PROJECT_PAGES).describe("The layout of a project's page: tabs or one continuous text."),
  archiveOpen: z
    .enum(ARCHIVE_OPEN)
    .describe('The initially open categories of the archive: the first one or all.'),
  featuredLayout: z
    .enum(FEATURED_LAYOUTS)
    .describe('The layout of featured projects on the home page: equal cards, or the first one large.'),
  aboutView: z
    .enum(ABOUT_VIEWS)
    .describe(
      'The initial view of the About page: one element of the timeline at a time, or a list of everything.',
    ),
  replyPromise: nameSchema.describe(
    'A promise shown next to the contact form of when to expect a reply. Empty for none.',
  ),
  fonts: z
    .array(addedFontSchema)
    .max(MAX_ADDED_FONTS)
    .describe(
      'Fonts of scripts other than Latin, Greek and Cyrillic, for the generated resume and share pictures.',
    ),
  ...appearanceSchema.shape,
  ...sectionsSchema.shape,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The stored settings with their version, which increases with every change. */
export const siteSchema = siteSettingsSchema.extend({ version: z.int() }).meta({ id: 'Site' });
export type Site = z.infer<typeof siteSchema>;

const { links, topics, quotes } = siteSettingsSchema.shape;
const limited = { maxItems: SHOWN_LIST_MAX_LENGTH };

/** Omitted fields keep their values. The schema accepts longer lists, because stored ones may be longer. */
export const siteUpdateSchema = siteSettingsSchema
  .extend({ links: links.meta(limited), topics: topics.meta(limited), quotes: quotes.meta(limited) })
  .partial()
  .extend({ expectedVersion: expectedVersionSchema });
export type SiteUpdate = z.infer<typeof siteUpdateSchema>;
