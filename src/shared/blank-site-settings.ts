import { DEFAULT_APPEARANCE } from './appearance/looks';
import type { SiteSettings } from './contract/site';

/** The settings of a site that nothing is known of: those of a new one without its interests and quotes, which are long. */
export const BLANK_SITE_SETTINGS: SiteSettings = {
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
  topics: [],
  quotes: [],
  projectOrder: 'newest',
  projectPage: 'tabs',
  archiveOpen: 'first',
  featuredLayout: 'cards',
  replyPromise: '',
  ...DEFAULT_APPEARANCE,
  homeSections: [],
  counters: [],
  aboutSections: [],
  navigation: [],
  playground: true,
  demos: [],
  texts: {},
};
