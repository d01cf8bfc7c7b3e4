import { DEFAULT_APPEARANCE } from './appearance/looks';
import type { SiteSettings } from './contract/site';

/** The settings of a site that nothing is known of: those of a new one without its quotes, which are long. */
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
  quotes: [],
  ...DEFAULT_APPEARANCE,
};
