import type { SiteSettings } from './contract/site';

/** The interests of a site whose owner has set none. */
export const DEFAULT_TOPICS: SiteSettings['topics'] = [
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
];
