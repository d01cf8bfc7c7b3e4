import { z } from 'zod';
import { DEFAULT_QUOTES } from '../default-quotes';
import { LIST_MAX_LENGTH, linkSchema, nameSchema, textSchema } from './common';

/** A social or other external link of the footer; the icon is a class of the icon font. */
export const siteLinkSchema = z.object({ label: nameSchema, url: linkSchema, icon: z.string().max(200) });
export const siteTopicSchema = z.object({
  name: nameSchema,
  description: textSchema,
  icon: z.string().max(200),
});
export const siteQuoteSchema = z.object({ text: textSchema, author: nameSchema });

/** The settings of the site: who its owner is and the fixed texts. Nothing personal is written in code. */
export const siteSettingsSchema = z
  .object({
    ownerName: nameSchema,
    role: nameSchema,
    headline: nameSchema,
    introduction: textSchema,
    avatar: linkSchema,
    location: nameSchema,
    education: nameSchema,
    employment: nameSchema,
    codeProfileUrl: linkSchema,
    links: z.array(siteLinkSchema).max(LIST_MAX_LENGTH),
    birthDate: z.iso.date().nullable().describe('Without one, events show no age.'),
    experienceStart: z.iso.date(),
    topics: z.array(siteTopicSchema).max(LIST_MAX_LENGTH),
    quotes: z.array(siteQuoteSchema).max(LIST_MAX_LENGTH),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The settings of a site whose owner has set nothing yet. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  ownerName: 'Portfolio',
  role: 'Developer',
  headline: 'Software, made with care.',
  introduction: 'A developer’s projects, skills and experience.',
  avatar: '',
  location: '',
  education: '',
  employment: '',
  codeProfileUrl: '',
  links: [],
  birthDate: null,
  experienceStart: '2020-03-01',
  topics: [
    {
      name: 'Machine Learning',
      description: 'Models that are measured against a baseline before they ship.',
      icon: 'fa-solid fa-brain',
    },
    {
      name: 'Web Development',
      description: 'Interfaces and services that stay fast on a slow connection.',
      icon: 'fa-solid fa-code',
    },
    {
      name: 'Internet of Things (IoT)',
      description: 'Small devices that sense one thing well and report it.',
      icon: 'fa-solid fa-tower-broadcast',
    },
    {
      name: '3D Printing',
      description: 'Parts and enclosures, from sketch to something to hold.',
      icon: 'fa-solid fa-cube',
    },
    {
      name: 'Engineering',
      description: 'Tolerances, assemblies and a reason for each of them.',
      icon: 'fa-solid fa-compass-drafting',
    },
  ],
  quotes: DEFAULT_QUOTES,
};
