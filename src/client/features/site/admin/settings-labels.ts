import type { SiteSettings } from '../../../../shared/contract/site';

/** What the owner calls each setting, wherever it is named. */
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
  topics: 'Topics',
  quotes: 'Quotes',
  style: 'Style',
  accent: 'Accent',
  type: 'Type',
  firstTheme: 'Theme for new visitors',
  hero: 'Top of the home page',
  heroImage: 'Image URL',
  heroImageAlt: 'Image description',
};
