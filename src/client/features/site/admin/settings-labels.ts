import type { AboutView, ArchiveOpen, FeaturedLayout, SiteSettings } from '#shared/contract/site';
import { HOME_SECTION_LABELS } from '#shared/sections/home';

export const SETTINGS_LABELS: Record<keyof SiteSettings, string> = {
  ownerName: 'Name',
  role: 'Role',
  headline: 'Headline',
  introduction: 'Introduction',
  location: 'Location',
  education: 'Education',
  employment: 'Employment',
  codeProfileUrl: 'Code profile',
  avatar: 'Image URL',
  links: 'Links',
  experienceStart: 'Experience since',
  birthDate: 'Birth date',
  topics: HOME_SECTION_LABELS.interests,
  quotes: 'Quotes',
  projectOrder: 'Project order',
  projectPage: 'Project pages',
  archiveOpen: 'Archive',
  featuredLayout: `${HOME_SECTION_LABELS.portfolio} layout`,
  aboutView: 'First view',
  replyPromise: 'Reply time',
  style: 'Style',
  accent: 'Accent',
  type: 'Fonts',
  firstTheme: 'Theme for new visitors',
  hero: 'Top of the home page',
  heroImage: 'Image URL',
  heroImageAlt: 'Image description',
  homeSections: 'Home page sections',
  counters: 'Counters',
  aboutSections: 'Profile sections',
  navigation: 'Navigation',
  playground: 'Playground',
  demos: 'Demos',
  fonts: 'Fonts for other scripts',
  texts: 'Headings and intros',
  logo: 'Logo',
  logoImage: 'Logo image',
};

export const ARCHIVE_OPEN_LABELS: Record<ArchiveOpen, string> = {
  first: 'First category open',
  all: 'All open',
};
export const FEATURED_LAYOUT_LABELS: Record<FeaturedLayout, string> = {
  cards: 'Cards',
  lead: 'First one large',
};
export const ABOUT_VIEW_LABELS: Record<AboutView, string> = { stage: 'One at a time', list: 'List' };
