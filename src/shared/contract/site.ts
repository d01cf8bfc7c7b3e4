import { z } from 'zod';
import { DRAWINGS } from '../drawing-names';
import { appearanceSchema } from './appearance';
import {
  expectedVersionSchema,
  iconClassSchema,
  LIST_MAX_LENGTH,
  linkSchema,
  nameSchema,
  textSchema,
  webLinkSchema,
} from './common';
import { sectionsSchema } from './sections';

/** How projects are listed: the newest first, or as their owner has put them. */
export const PROJECT_ORDERS = ['newest', 'own'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];

export const PROJECT_ORDER_WORDS: Record<ProjectOrder, string> = { newest: 'Newest first', own: 'Own order' };

/** How the page of a project is laid out: a tab for each of its parts, or one text to read through. */
export const PROJECT_PAGES = ['tabs', 'story'] as const;
export type ProjectPageLayout = (typeof PROJECT_PAGES)[number];

/** What of the archive stands open when it is come to: its first category, or all. */
export const ARCHIVE_OPEN = ['first', 'all'] as const;
export type ArchiveOpen = (typeof ARCHIVE_OPEN)[number];

/** How the home page shows the featured projects: as cards of one size, or the first of them large above the others. */
export const FEATURED_LAYOUTS = ['cards', 'lead'] as const;
export type FeaturedLayout = (typeof FEATURED_LAYOUTS)[number];

/** A social or other external link of the footer. */
export const siteLinkSchema = z.object({ label: nameSchema, url: webLinkSchema, icon: iconClassSchema });
export type SiteLink = z.infer<typeof siteLinkSchema>;
export const siteTopicSchema = z.object({
  name: nameSchema,
  description: textSchema,
  icon: iconClassSchema,
  drawing: z
    .enum(DRAWINGS)
    .exactOptional()
    .describe('Its layer of the drawing. Omit it for that of its place.'),
});
export const siteQuoteSchema = z.object({ text: textSchema, author: nameSchema });

const DATE_WANTED = 'Must be a date, such as 2020-03-01';

/** The settings of the site: who its owner is and the fixed texts. Nothing personal is written in code. */
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
  birthDate: z.iso.date(DATE_WANTED).nullable().describe('Omit it to hide ages on events.'),
  experienceStart: z.iso.date(DATE_WANTED).nullable().describe('Null: years of experience are not counted.'),
  topics: z.array(siteTopicSchema).max(LIST_MAX_LENGTH),
  quotes: z.array(siteQuoteSchema).max(LIST_MAX_LENGTH),
  projectOrder: z
    .enum(PROJECT_ORDERS)
    .describe('How projects are listed: the newest first, or as PUT /projects/order has put them.'),
  projectPage: z
    .enum(PROJECT_PAGES)
    .describe('How the page of a project is laid out: a tab for each part, or one text to read through.'),
  archiveOpen: z
    .enum(ARCHIVE_OPEN)
    .describe('Which categories of the archive stand open at first: the first one, or all.'),
  featuredLayout: z
    .enum(FEATURED_LAYOUTS)
    .describe('How the home page shows the featured projects: cards alike, or the first one large.'),
  replyPromise: nameSchema.describe(
    'When whoever writes may expect an answer, beside the contact form. Empty: nothing is said.',
  ),
  ...appearanceSchema.shape,
  ...sectionsSchema.shape,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The settings as they are stored, with their version, which grows with every change. */
export const siteSchema = siteSettingsSchema.extend({ version: z.int() }).meta({ id: 'Site' });
export type Site = z.infer<typeof siteSchema>;

/** What is left out keeps its value. */
export const siteUpdateSchema = siteSettingsSchema
  .partial()
  .extend({ expectedVersion: expectedVersionSchema })
  .meta({ id: 'SiteUpdate' });
export type SiteUpdate = z.infer<typeof siteUpdateSchema>;
